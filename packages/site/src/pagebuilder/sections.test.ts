/** Shared sections, from an editor's call to what readers get, through the socket of the running site. */
import { isRecord } from '@broadsheet/client-core';
import {
  createReference,
  createSection,
  fillReferences,
  listReferences,
  parsePageDocument,
  readReference,
} from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { pageCacheKey } from '@broadsheet/platform';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let site: ListeningSite;
let room: EditorRoom;

const heading = (text: string) => ({ id: 'h', block: 'header', fields: { text }, children: [] });
const section = (text: string) => createSection({ id: 'notice', name: 'Notice', blocks: [heading(text)] });

function readPage(id: string) {
  const page = parsePageDocument(readFixture(`pages/${id}`));
  if (page === undefined) throw new Error(`The page "${id}" cannot be read.`);
  return page;
}

/** The page of the fixtures with a reference to the section above everything. */
function withReference(id: string): object {
  const page = readPage(id);
  const body = [createReference('notice-here', 'notice'), ...(page.areas['body'] ?? [])];
  return { ...page, areas: { ...page.areas, body } };
}

async function send(
  method: string,
  path: string,
  body?: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const answer = await room.call(method, path, body);
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  const read: unknown = text === '' ? {} : JSON.parse(text);
  return isRecord(read) ? read : {};
}

async function save(id: string, document: object): Promise<number> {
  const { revision } = await send('GET', `/pages/${id}`).catch(() => ({ revision: 0 }));
  return Number((await send('PUT', `/pages/${id}/draft`, { document, revision }))['revision']);
}

async function publish(id: string, document: object): Promise<void> {
  await send('POST', `/pages/${id}/publication`, { revision: await save(id, document) });
}

const read = async (path: string) => (await site.get(path)).text();

async function keysAt(path: string): Promise<readonly string[]> {
  return ((await site.get(path)).headers.get('surrogate-key') ?? '').split(' ');
}

async function preview(document: object): Promise<string> {
  const form = new URLSearchParams({ draft: JSON.stringify({ document, path: '/offer/' }) });
  return (await room.post('/pagebuilder/preview', form)).text();
}

beforeAll(async () => {
  site = await openSiteWith({
    fixtures: ['site', 'navigation', 'pages'],
    variables: { CACHE_KEYS: 'fastly' },
  });
  room = await openEditorRoom(site);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('a draft of a section is seen by editors on a page, and by no reader', async () => {
  await save('notice', section('Quay closed'));
  const document = withReference('offer');
  expect(await preview(document)).toContain('Quay closed');
  await publish('offer', document);
  expect(await read('/offer/')).not.toContain('Quay closed');
  const { findings } = await send('POST', '/check', { document, path: '/offer/' });
  expect(findings).toContainEqual(
    expect.objectContaining({ kind: 'missing-section', severity: 'warns', blockId: 'notice-here' }),
  );
});

test('a cache in front knows pages by a section before its first publication, and after', async () => {
  const key = pageCacheKey('courier', 'notice');
  expect(await keysAt('/offer/')).toEqual(expect.arrayContaining([pageCacheKey('courier', 'offer'), key]));
  expect(await keysAt('/account/signup/')).not.toContain(key);
  await publish('notice', section('Quay open soon'));
  expect(await keysAt('/offer/')).toContain(key);
  expect(await keysAt('/offer/')).toContain(key);
});

test('a publication of a section changes every page that shows it, at once', async () => {
  await publish('login', withReference('login'));
  const before = await read('/account/signup/');
  await publish('notice', section('Quay open'));
  expect(await read('/offer/')).toContain('Quay open');
  expect(await read('/account/login/')).toContain('Quay open');
  expect(await read('/account/signup/')).toBe(before);
  await publish('notice', section('Quay closed again'));
  expect(await read('/offer/')).toContain('Quay closed again');
  expect(await read('/account/login/')).not.toContain('Quay open');
});

test('readers get the same markup as where the page has the blocks itself', async () => {
  const shared = await read('/account/login/');
  const page = readPage('login');
  const own = [heading('Quay closed again'), ...(page.areas['body'] ?? [])];
  await publish('login', { ...page, areas: { ...page.areas, body: own } });
  expect(await read('/account/login/')).toBe(shared);
  await publish('login', withReference('login'));
});

/** Returns a page of the fixtures with its header and footer as blocks of its own. */
function withOwnFrame(id: string): PageDocument {
  const page = readPage(id);
  const filled = fillReferences(page, { find: readPage });
  const unwrap = (nodes: readonly BlockNode[]) =>
    nodes.flatMap((node) => (readReference(node) === undefined ? [node] : node.children));
  const areas = Object.entries(filled.areas).map(([area, nodes]) => [area, unwrap(nodes)] as const);
  return { ...filled, areas: Object.fromEntries(areas) };
}

test.each([
  ['contact', '/contact/'],
  ['newsletters', '/newsletters/'],
  ['checkout', '/checkout/'],
  ['signup', '/account/signup/'],
  ['not-found', '/no/such/page/'],
])(
  'the header and the footer of the sample page "%s" are sections with the same markup',
  async (id, path) => {
    const shared = await read(path);
    expect(listReferences(readPage(id))).toHaveLength(2);
    await publish(id, withOwnFrame(id));
    expect(await read(path)).toBe(shared);
    await publish(id, readPage(id));
  },
);

test('one publication of the footer changes every page of the sample newspaper that has it', async () => {
  const footer = readPage('footer');
  const blocks = [...(footer.areas['blocks'] ?? []), heading('Since 1868')];
  await publish('footer', { ...footer, areas: { blocks } });
  for (const path of ['/', '/contact/', '/account/', '/no/such/page/'])
    expect(await read(path)).toContain('Since 1868');
  expect(await read('/checkout/')).not.toContain('Since 1868');
  await publish('footer', footer);
  expect(await read('/contact/')).not.toContain('Since 1868');
});

test('a section has no address, and its use is found', async () => {
  expect((await site.get('/notice/')).status).toBe(404);
  const { usage } = await send('GET', '/usage?block=shared-section');
  const uses = Array.isArray(usage) ? usage.filter(isRecord) : [];
  expect(uses.map(({ id }) => id)).toEqual(expect.arrayContaining(['login', 'offer']));
  const { match, addresses } = await send('GET', '/pages/notice/reach');
  expect([match, addresses]).toEqual([{ kind: 'shared-section' }, 2]);
});

test('the pages that readers see changed are named by their published versions, not by drafts', async () => {
  const named = async (id: string) => {
    const { pages } = await send('GET', `/pages/${id}/changed-pages`);
    return Array.isArray(pages) ? pages : [];
  };
  await publish('contact', readPage('contact'));
  await save('contact', withReference('contact'));
  await save('login', readPage('login'));
  expect(await named('notice')).toEqual([
    { id: 'login', name: readPage('login').name },
    { id: 'offer', name: readPage('offer').name },
  ]);
  await publish('contact', withReference('contact'));
  await publish('login', readPage('login'));
  expect((await named('notice')).map(({ id }) => id)).toEqual(['contact', 'offer']);
  await publish('login', withReference('login'));
  await publish('contact', readPage('contact'));
  expect(await named('not-there')).toEqual([]);
});

test('a section is named to change pages before its own first publication', async () => {
  const page = readPage('contact');
  const body = [createReference('early', 'second'), ...(page.areas['body'] ?? [])];
  await publish('contact', { ...page, areas: { ...page.areas, body } });
  const { pages } = await send('GET', '/pages/second/changed-pages');
  expect(pages).toEqual([{ id: 'contact', name: page.name }]);
  await publish('contact', page);
});

test('two sections do not exclude each other', async () => {
  await publish('second', { ...section('Second'), id: 'second', name: 'Second' });
  expect(await send('GET', '/pages/second')).toMatchObject({ isPublished: true });
  expect(await send('GET', '/pages/notice')).toMatchObject({ isPublished: true });
});

test('a section is unpublished, restored, scheduled and deleted like a page', async () => {
  await send('DELETE', '/pages/notice/publication');
  expect(await read('/offer/')).not.toContain('Quay');
  await send('POST', '/pages/notice/versions/1/restoration', {});
  expect(await read('/offer/')).toContain('Quay open');
  await send('DELETE', '/pages/notice');
  expect(await read('/offer/')).not.toContain('Quay');
  await send('POST', '/pages/notice/restoration', {});
  expect(await read('/offer/')).toContain('Quay open');
  const revision = await save('notice', section('Quay tomorrow'));
  const publishAt = Date.now() + 3_600_000;
  await send('PUT', '/pages/notice/schedule', { revision, publishAt });
  expect(await read('/offer/')).toContain('Quay open');
  const future = await room.get(`/pagebuilder/future?path=/offer/&at=${publishAt + 1_000}`);
  expect(await future.text()).toContain('Quay tomorrow');
});

test('hostile HTML in a section is sanitised as on a page', async () => {
  const html = '<p onclick="alert(1)">Sandbags</p><a href="javascript:alert(1)">x</a>';
  const block = { id: 'x', block: 'text', fields: { text: html }, children: [] };
  await publish(
    'second',
    createSection({ id: 'second', name: '<img src=x onerror=alert(1)>', blocks: [block] }),
  );
  const page = readPage('offer');
  await publish('offer', { ...page, areas: { body: [createReference('x" onload="alert(2)', 'second')] } });
  const markup = await read('/offer/');
  expect(markup).toContain('Sandbags');
  expect(markup).not.toMatch(/alert\([12]\)/);
});
