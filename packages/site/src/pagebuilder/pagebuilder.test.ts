/** An editor's way from a draft to the readers, through the socket of the running site. */
import { parsePageDocument } from '@broadsheet/page-document';
import { isRecord } from '@broadsheet/client-core';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const EDITOR = { email: 'ada@example.com', password: 'seven ships below cranes' };
const JSON_BODY = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };

let site: ListeningSite;
let cookie = '';
let revision = 0;

const post = (path: string, body: unknown, { method = 'POST', headers = {} } = {}) =>
  site.get(path, { method, body: JSON.stringify(body), headers: { ...JSON_BODY, cookie, ...headers } });
const readPage = async () => (await site.get('/offer/')).text();

/** The page of the fixture with another heading. */
function draftWith(text: string) {
  const stored = readFixture('pages/offer');
  const page = parsePageDocument(stored);
  if (!isRecord(stored) || page === undefined) throw new Error('The fixture cannot be read.');
  const added = { id: 'added', block: 'header', fields: { text }, children: [] };
  return { ...stored, areas: { ...page.areas, body: [added, ...(page.areas['body'] ?? [])] } };
}

function preview(document: unknown, headers = {}) {
  const form = new URLSearchParams({ draft: JSON.stringify({ document, path: '/offer/' }) });
  return site.get('/pagebuilder/preview', {
    method: 'POST',
    body: form,
    headers: { cookie, 'sec-fetch-site': 'same-origin', ...headers },
  });
}

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['navigation', 'pages'] });
  await site.platform.platform.editing.setUp(EDITOR);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('a stranger sees no draft, no preview and no list of pages', async () => {
  expect((await preview(draftWith('Secret plans'))).status).toBe(401);
  expect((await post('/pagebuilder/api/preview', {})).status).toBe(401);
  expect((await site.get('/pagebuilder/api/pages')).status).toBe(401);
  cookie = '__Host-editor-session=made-up';
  expect((await site.get('/pagebuilder/api/pages', { headers: { cookie } })).status).toBe(401);
});

test('an editor logs in, and the session is out of reach of scripts', async () => {
  const response = await post('/pagebuilder/api/session', EDITOR);
  expect(response.status).toBe(200);
  expect(response.headers.get('set-cookie')).toMatch(
    /^__Host-editor-session=[\w-]{40,}; Path=\/; HttpOnly; .*SameSite=Lax; Secure/,
  );
  cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
});

test('the installed blocks are told in the language of the editor, with their English names, and in English for any other', async () => {
  async function findChain(query: string) {
    const response = await site.get(`/pagebuilder/api/catalogue${query}`, { headers: { cookie } });
    const answer: unknown = await response.json();
    const blocks = isRecord(answer) && Array.isArray(answer['blocks']) ? answer['blocks'] : [];
    return blocks.filter(isRecord).find(({ name }) => name === 'double-chain');
  }
  const english = {
    title: 'Two columns',
    englishTitle: 'Two columns',
    englishGroup: 'Chains',
    fields: { heading: { label: 'Heading' } },
  };
  expect(await findChain('?language=de')).toMatchObject({
    title: 'Zwei Spalten',
    englishTitle: 'Two columns',
    englishGroup: 'Chains',
    fields: { heading: { label: 'Überschrift', description: 'Steht über den Spalten.' } },
  });
  expect(await findChain('?language=fi')).toMatchObject(english);
  expect(await findChain('')).toMatchObject(english);
});

test('what is saved as a draft is seen in the preview and by no reader', async () => {
  const before = await readPage();
  const document = draftWith('What we offer you');
  const saved = await post('/pagebuilder/api/pages/offer/draft', { document, revision }, { method: 'PUT' });
  expect(await saved.json()).toEqual({ revision: 1 });
  revision = 1;
  const shown = await preview(document);
  expect(shown.headers.get('content-security-policy')).toContain("script-src 'none'");
  expect(shown.headers.get('cache-control')).toBe('no-store');
  const html = await shown.text();
  expect(html).toMatch(/<!--bs-block added \d-->.*What we offer you.*<!--\/bs-block added-->/s);
  expect(await readPage()).toBe(before);
});

test('one block is shown again by itself', async () => {
  const answer = await post('/pagebuilder/api/preview', {
    document: draftWith('Another heading'),
    path: '/offer/',
    block: { id: 'added', level: 2 },
  });
  expect(await answer.json()).toMatchObject({ html: expect.stringContaining('Another heading') });
  const unknown = { document: draftWith('x'), path: '/offer/', block: { id: 'none' } };
  expect((await post('/pagebuilder/api/preview', unknown)).status).toBe(404);
  expect((await post('/pagebuilder/api/preview', { path: '/' })).status).toBe(400);
});

test('script in a draft reaches neither the preview nor, once published, a reader', async () => {
  const html = await (await preview(draftWith('<script>alert(1)</script>'))).text();
  expect(html).toContain('&lt;script&gt;alert(1)');
  expect(html).not.toContain('<script>alert(1)');
});

test('what is published is what the next reader gets', async () => {
  const answer = await post('/pagebuilder/api/pages/offer/publication', {
    revision,
    note: 'New heading',
  });
  expect(await answer.json()).toEqual({ number: 2 });
  expect(await readPage()).toContain('What we offer you');
});

test('a version is published once more, and the next reader gets it', async () => {
  await post('/pagebuilder/api/pages/offer/versions/1/restoration', {});
  expect(await readPage()).not.toContain('What we offer you');
});

test('a preview without an installed layout says which one is missing, of the page and of a block', async () => {
  const document = { ...draftWith('x'), layout: 'of-another-site' };
  const body = { document, path: '/offer/', block: { id: 'added', level: 1 } };
  const answers = [await preview(document), await post('/pagebuilder/api/preview', body)];
  for (const answer of answers) {
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({
      message: expect.stringContaining('no layout "of-another-site"'),
      says: { key: 'refusal.no-layout', values: { layout: 'of-another-site' } },
    });
  }
});

test('a page that the site cannot show is not published, and says why', async () => {
  const document = {
    ...draftWith('x'),
    areas: {
      main: [
        { id: 'a', block: 'header', fields: {} },
        { id: 'a', block: 'header', fields: {} },
      ],
    },
  };
  const saved = await post(
    '/pagebuilder/api/pages/offer/draft',
    { document, revision: 0 },
    { method: 'PUT' },
  );
  expect(saved.status).toBe(200);
  const draft: unknown = await saved.json();
  const next = isRecord(draft) ? draft['revision'] : undefined;
  const answer = await post('/pagebuilder/api/pages/offer/publication', { revision: next });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({
    problems: [{ reason: expect.stringContaining('the id "a"') }],
  });
});

test('a page of another site does nothing for an editor', async () => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  const answer = await post('/pagebuilder/api/pages/offer/versions/1/restoration', {}, { headers });
  expect(answer.status).toBe(403);
  expect((await preview(draftWith('x'), headers)).status).toBe(403);
});
