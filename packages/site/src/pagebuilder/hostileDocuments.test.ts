/**
 * Hostile documents, sent by a user who may edit pages, through the socket of the running site: none of their script runs
 * in the builder's preview or on a reader's page, and the process answers the next request.
 */
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostileDocument, hostileFields } from '../../test/hostileUrls.ts';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { findRunning } from '../../test/runningMarkup.ts';
import { readRevision } from '../../test/readRevision.ts';
import { standardBlocks } from '../blocks/standardBlocks.ts';

const PAYLOADS = [
  '"\'><script>bsx(1)</script><img src=x onerror=bsx(2)>',
  '--><script>bsx(3)</script><!--',
  '</script></style></title></textarea><svg onload=bsx(4)>',
  '</bs-slot></bs-island><iframe srcdoc="<script>bsx(5)</script>"></iframe>${bsx(6)}{{bsx(7)}}',
] as const;
const ID = 'hostile';
const PATH = '/hostile/';

let site: ListeningSite;
let room: EditorRoom;
let cookie = '';
let source = '';

const blocks = standardBlocks.filter(({ kind }) => kind === 'feature' || kind === 'chain');
const node = (id: string, block: string, fields: unknown = {}, children: readonly unknown[] = []) => ({
  id,
  block,
  fields,
  children,
});
const page = (body: readonly unknown[], changes: object = {}) => ({
  schemaVersion: 1,
  id: ID,
  name: 'Hostile',
  match: { kind: 'path', path: PATH },
  pageType: 'other',
  layout: 'single-column-regular',
  areas: { body },
  ...changes,
});
const everyBlock = (payload: string, changes: object = {}) =>
  blocks.map((block, index) =>
    node(
      `${payload} ${index}`,
      block.name,
      { ...hostileFields(block, payload), [payload]: payload, ...changes },
      block.kind === 'chain' ? [node(`${payload} in ${index}`, 'header', { text: payload })] : [],
    ),
  );

/** Sends a call of the builder, with a body that is JSON text already. */
const send = (method: string, path: string, body: string, more: Record<string, string> = {}) =>
  site.get(path, {
    method,
    body,
    headers: { cookie, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...more },
  });

function sendForm(draft: string, more: Record<string, string> = {}): Promise<Response> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...more };
  return site.get('/pagebuilder/preview', { method: 'POST', body: new URLSearchParams({ draft }), headers });
}

const preview = (document: unknown): Promise<Response> => sendForm(JSON.stringify({ document, path: PATH }));

const reader = async (path = PATH) => (await site.get(path)).text();

/** Saves a document, whatever the stored revision is. @returns the responses to the save and to the publication after it */
async function publish(document: unknown): Promise<readonly [saved: Response, published: Response]> {
  const before: unknown = await (await room.call('GET', `/pages/${ID}`)).json();
  const saved = await room.call('PUT', `/pages/${ID}/draft`, { document, revision: readRevision(before) });
  const revision = readRevision(await saved.clone().json());
  return [saved, await room.call('POST', `/pages/${ID}/publication`, { revision })];
}

async function expectAlive(): Promise<void> {
  expect((await site.get('/healthz')).status).toBe(200);
  expect(site.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
}

beforeAll(async () => {
  site = await openSiteWith({
    variables: { SOURCE_TIMEOUT_MS: '20000' },
    fixtures: ['site', 'navigation', 'pages/not-found', 'pages/error'],
    sources: [
      {
        name: 'anything',
        params: [],
        ttlMs: 0,
        audience: 'reader',
        signed: false,
        fetch: async () => hostileDocument(source),
      },
    ],
  });
  room = await openEditorRoom(site);
  cookie = room.cookie();
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

describe.each(PAYLOADS)('with %j in every text of every block, in ids and in names of fields', (payload) => {
  const document = () =>
    page(everyBlock(payload), {
      name: payload,
      pageType: payload,
      meta: {
        title: payload,
        description: payload,
        'og:image': payload,
        robots: payload,
        [payload]: payload,
      },
      content: { contentService: 'anything', contentConfigValues: { [payload]: payload } },
    });

  test('nothing runs in the preview of the page, nor in that of a block', async () => {
    source = payload;
    const shown = await preview(document());
    expect(shown.status).toBe(200);
    const html = await shown.text();
    expect(findRunning(html)).toEqual([]);
    expect(html).not.toContain('data-block-error');
    for (const index of [0, 20, 40]) {
      const id = `${payload} ${index}`.replaceAll(/[^\w-]/g, '-');
      const body = { document: document(), path: PATH, block: { id, level: 2 } };
      const answer: unknown = await (await room.call('POST', '/preview', body)).json();
      expect(findRunning(String(isRecord(answer) && answer['html']))).toEqual([]);
    }
    await expectAlive();
  });

  test('nothing runs on the page of a reader, nor in what comes to it later', async () => {
    source = payload;
    const answers = await publish(document());
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const html = await reader();
    expect(findRunning(html)).toEqual([]);
    expect(html).not.toContain('<!--bs-');
    await publish(page(everyBlock(payload, { lazyLoad: true })));
    const lazy = [...(await reader()).matchAll(/<bs-lazy data-instance="([^"]*)"/g)].map(([, id = '']) => id);
    expect(lazy.length).toBeGreaterThan(5);
    for (const id of lazy.slice(0, 6)) {
      const requested = new URLSearchParams({ path: PATH, instance: id, level: '2' });
      const answer: unknown = await (await site.get(`/_broadsheet/block?${requested}`)).json();
      expect(findRunning(String(isRecord(answer) && answer['html']))).toEqual([]);
    }
    await expectAlive();
  });
});

test('the search finds what runs', () => {
  const html =
    '<p onclick="x"></p><script>bsx()</script><base href="/"><iframe srcdoc="x"></iframe><a href="javascript:x">x</a><style>bsx</style>';
  expect(findRunning(html)).toHaveLength(6);
});

const chain = (levels: number): unknown => {
  let inner: unknown = node('last', 'header', { text: 'The innermost' });
  for (let level = 1; level < levels; level += 1) inner = node(`n${level}`, 'single-chain', {}, [inner]);
  return inner;
};
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => node(`b${index}`, 'header', { text: `No ${index}` }));
/** JSON text: `JSON.stringify` itself fails on such deep nesting. */
const nested = '['.repeat(100_000) + ']'.repeat(100_000);
const chains = '{"id":"c","block":"single-chain","children":['.repeat(3_000) + ']}'.repeat(3_000);
const written = (document: object, inner = ''): string => JSON.stringify(document).replace('"@"', inner);

describe('a document that is larger than any page', () => {
  test.each([
    ['of 10,000 blocks', written(page(many(10_000))), '2000 blocks'],
    [
      'of 10,000 blocks of one id',
      written(page(Array.from({ length: 10_000 }, () => node('a', 'header')))),
      '2000 blocks',
    ],
    ['of chains within chains', written(page(['@']), chains), '60 levels'],
    ['of values within values', written(page([node('a', 'header', { text: '@' })]), nested), '60 levels'],
    ['with such settings', written(page([], { meta: { title: '@' } }), nested), '60 levels'],
  ])('%s is refused in words, and shown to nobody', async (_, document, reason) => {
    const saved = await send(
      'PUT',
      `/pagebuilder/api/pages/${ID}/draft`,
      `{"document":${document},"revision":0}`,
    );
    expect(saved.status).toBe(413);
    expect(await saved.json()).toMatchObject({ message: expect.stringContaining(reason) });
    const draft = `{"document":${document},"path":"${PATH}","block":{"id":"b1","level":1}}`;
    expect((await sendForm(draft)).status).toBe(400);
    expect((await send('POST', '/pagebuilder/api/preview', draft)).status).toBe(400);
    expect(await (await send('POST', '/pagebuilder/api/check', draft)).json()).toMatchObject({
      findings: [
        {
          kind: 'document',
          severity: 'stops',
          sentence: expect.stringContaining(reason.replace('2000', '2,000')),
        },
      ],
    });
    await expectAlive();
  });

  test('is not read to its end where it has more bytes than one', async () => {
    const document = written(page([node('a', 'htmlbox', { HTML: 'x'.repeat(2_100_000) })]));
    const draft = `{"document":${document},"path":"${PATH}","revision":0}`;
    // The server may close a connection whose request it has not read; the client's pool must not reuse that one.
    const alone = { connection: 'close' };
    const answers = [
      () => sendForm(draft, alone),
      () => send('POST', '/pagebuilder/api/check', draft, alone),
      () => send('PUT', `/pagebuilder/api/pages/${ID}/draft`, draft, alone),
    ];
    for (const ask of answers) {
      // A client that is still sending may see the connection close instead of the response.
      const status = await ask().then(
        (answer) => answer.status,
        () => 'closed',
      );
      expect([413, 'closed']).toContain(status);
    }
    await expectAlive();
  });
});

test('a page as large as one may be is shown, published and read', async () => {
  const document = page([...many(1_900), chain(20)]);
  const html = await (await preview(document)).text();
  expect(html).toContain('The innermost');
  expect((await publish(document)).map(({ status }) => status)).toEqual([200, 200]);
  expect(await reader()).toContain('No 1899');
  await expectAlive();
}, 60_000);

test('huge values of fields are shown as far as a page bears them', async () => {
  const document = page([
    node('a', 'header', { text: 'x'.repeat(300_000) }),
    node('b', 'htmlbox', { HTML: '<b>'.repeat(100_000) }),
    node('c', 'card-list', {
      listContentConfig: { contentService: 'y'.repeat(100_000), contentConfigValues: {} },
    }),
  ]);
  expect((await preview(document)).status).toBe(200);
  expect((await publish(document)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await site.get(PATH)).status).toBe(200);
  await expectAlive();
});

test('names that mean something to the language are names like others', async () => {
  const hidden: unknown = JSON.parse(
    '{"__proto__":{"polluted":true,"text":"bsx"},"constructor":{"prototype":{"polluted":true}},"toString":"x","hasOwnProperty":1}',
  );
  const areas: unknown = JSON.parse(
    `{"__proto__":[{"id":"valueOf","block":"__proto__","fields":{}}],"constructor":[{"id":"x","block":"toString"}],"body":[]}`,
  );
  const document = {
    ...page([]),
    areas: {
      ...Object(areas),
      body: [node('__proto__', 'header', hidden), node('constructor', 'hasOwnProperty', hidden)],
    },
    meta: hidden,
  };
  expect((await preview(document)).status).toBe(200);
  expect((await publish(document)).map(({ status }) => status)).toEqual([200, 200]);
  expect((await site.get(PATH)).status).toBe(200);
  expect(Reflect.get({}, 'polluted')).toBeUndefined();
  const checked: unknown = await (await room.call('POST', '/check', { document, path: PATH })).json();
  expect(checked).toMatchObject({
    findings: expect.arrayContaining([expect.objectContaining({ kind: 'missing-block' })]),
  });
  await expectAlive();
});

test.each([
  [
    'blocks and fields that nobody has',
    page([
      node('a', 'from-the-future', { html: '<script>bsx()</script>' }),
      node('b', 'header', { glow: { by: 3 } }),
    ]),
  ],
  [
    'another version of the document and of a block',
    page([{ ...node('a', 'header', { text: 7 }), version: 99 }], { schemaVersion: 99, zones: [] }),
  ],
  [
    'areas, children and settings of other types',
    { ...page([]), areas: { body: 'none', x: [1, null, 'a'] }, meta: [1], content: 'x', pageType: {} },
  ],
])('a document with %s is shown as far as it is known', async (_, document) => {
  const html = await (await preview(document)).text();
  expect(html).toContain('<main');
  expect(findRunning(html)).toEqual([]);
  expect((await room.call('POST', '/check', { document, path: PATH })).status).toBe(200);
  const [saved, published] = await publish(document);
  expect(saved.status).toBe(200);
  expect([200, 400]).toContain(published.status);
  expect((await site.get(PATH)).status).toBe(200);
  await expectAlive();
});

test('characters that no table keeps are refused in words', async () => {
  for (const text of ['a\u0000b', 'a\ud800b']) {
    const [saved] = await publish(page([node('a', 'header', { text })]));
    expect(saved.status).toBe(400);
    expect(await saved.json()).toMatchObject({
      message: expect.stringContaining('character'),
      says: { key: 'refusal.page-character' },
    });
  }
  await expectAlive();
});

test.each(['null', '[]', '"x"', '7', '{', '{"document":[],"path":"/"}', '{"document":{"id":1},"path":7}'])(
  'the body %s is answered with what is wrong with it',
  async (body) => {
    for (const path of ['/pagebuilder/api/preview', '/pagebuilder/api/check'])
      expect([path, (await send('POST', path, body)).status]).toEqual([path, 400]);
    expect((await sendForm(body)).status).toBe(400);
    await expectAlive();
  },
);
