/** The life of a page from nothing to its deletion and back, through the socket of the running site. */
import { isRecord } from '@broadsheet/client-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditorRoom } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const about = {
  schemaVersion: 1,
  id: 'about',
  name: 'About us',
  match: { kind: 'path', path: '/about/' },
  pageType: 'static',
  layout: 'single-column-regular',
  areas: { body: [{ id: 'a', block: 'header', fields: { text: 'Who we are' } }] },
};

let site: ListeningSite;
let room: EditorRoom;

const read = async (path: string) => {
  const answer = await site.get(path);
  return { status: answer.status, location: answer.headers.get('location'), html: await answer.text() };
};
async function ask(method: string, path: string, body?: unknown) {
  const answer = await room.call(method, path, body);
  const text = await answer.text();
  const value: unknown = text === '' ? {} : JSON.parse(text);
  return { status: answer.status, body: isRecord(value) ? value : {} };
}

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['navigation', 'pages', 'authors', 'tags', 'stories', 'redirects'] });
  room = await openEditorRoom(site);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('an address is taken that readers know, also where a draft would leave it', async () => {
  const problems = async (path: string) =>
    (await ask('POST', '/address-check', { id: 'new', match: { kind: 'path', path } })).body['problems'];
  const { body } = await ask('GET', '/pages/contact');
  const document = isRecord(body['document']) ? body['document'] : {};
  const moved = { ...document, match: { kind: 'path', path: '/reach-us/' } };
  await ask('PUT', '/pages/contact/draft', { document: moved, revision: 0 });
  for (const path of ['/contact/', '/reach-us/'])
    expect(await problems(path)).toMatchObject([{ kind: 'refused' }]);
  expect(await problems('/free/')).toEqual([]);
  expect((await ask('DELETE', '/pages/contact/draft', { revision: 1 })).status).toBe(204);
});

test('a page is made, published, moved with a redirect, deleted, and had again', async () => {
  expect(await ask('PUT', '/pages/about/draft', { document: about, revision: 0 })).toMatchObject({
    body: { revision: 1 },
  });
  expect((await read('/about/')).status).toBe(404);
  await ask('POST', '/pages/about/publication', { revision: 1 });
  expect(await read('/about/')).toMatchObject({ status: 200, html: expect.stringContaining('Who we are') });

  const match = { kind: 'path', path: '/who-we-are/' };
  expect((await ask('POST', '/pages/about/move', { match, hasRedirect: true })).status).toBe(200);
  expect(await read('/about/')).toMatchObject({
    status: 301,
    location: expect.stringMatching(/\/who-we-are\/$/),
  });
  expect((await read('/who-we-are/')).html).toContain('Who we are');

  expect((await ask('DELETE', '/pages/about')).status).toBe(204);
  expect((await read('/who-we-are/')).status).toBe(404);
  expect((await ask('POST', '/pages/about/restoration', {})).status).toBe(204);
  expect((await read('/who-we-are/')).html).toContain('Who we are');
});

test('an address is checked against pages, templates, sections and redirects', async () => {
  const check = async (path: string, id?: string) => {
    const { body } = await ask('POST', '/address-check', { id, match: { kind: 'path', path } });
    return Array.isArray(body['problems']) ? body['problems'] : [];
  };
  expect(await check('/contact-us/')).toEqual([]);
  expect(await check('/offer/', 'offer')).toEqual([]);
  expect(await check('/offer')).toMatchObject([{ kind: 'refused' }]);
  expect(await check('nowhere')).toMatchObject([{ kind: 'refused' }]);
  expect(await check('/news/')).toMatchObject([{ kind: 'note', reason: expect.stringContaining('“News”') }]);
  expect(await check('/author/augustin-pell/')).toMatchObject([{ kind: 'note' }]);
  expect((await ask('POST', '/address-check', { match: { kind: 'nowhere' } })).status).toBe(400);
});

test('a block is found on every page, in what readers see and in drafts', async () => {
  const document = { ...about, match: { kind: 'path', path: '/who-we-are/' }, areas: {} };
  await ask('PUT', '/pages/about/draft', { document, revision: 0 });
  const { body } = await ask('GET', '/usage?block=header&field=text');
  const usage = Array.isArray(body['usage']) ? body['usage'] : [];
  expect(usage).toContainEqual({
    id: 'about',
    name: 'About us',
    match: document.match,
    layout: about.layout,
    state: 'published',
    uses: [{ id: 'a', container: { kind: 'area', area: 'body' }, fields: { text: 'Who we are' } }],
  });
  expect(usage).not.toContainEqual(expect.objectContaining({ id: 'about', state: 'draft' }));
  const counts = await ask('GET', '/usage');
  const others = usage.filter((each: unknown) => !(isRecord(each) && each['id'] === 'about'));
  expect(counts.body['blocks']).toContainEqual(
    expect.objectContaining({ block: 'header', pages: others.length }),
  );
});

test.each([
  ['story', 'a', /^\/.+\/$/],
  ['section', 'new', /^\/news\/$/],
  ['author', 'pell', /^augustin-pell$/],
  ['tag', 'port', /^alder-port$/],
])('a template is shown for any %s', async (kind, words, value) => {
  const { body } = await ask('GET', `/subjects?kind=${kind}&words=${words}`);
  const subjects = Array.isArray(body['subjects']) ? body['subjects'] : [];
  expect(subjects[0]).toEqual({ title: expect.any(String), value: expect.stringMatching(value) });
});

test.each([
  ['section', '/coast,/no-such-place/'],
  ['author', 'augustin-pell,nobody'],
  ['tag', 'alder-port,nothing'],
])('what was chosen is named: %s', async (kind, values) => {
  const { body } = await ask('GET', `/subjects?kind=${kind}&values=${encodeURIComponent(values)}`);
  const [first = ''] = values.split(',');
  expect(body).toEqual({ subjects: [{ title: expect.not.stringMatching(/^[/a-z]/), value: first }] });
});

test('words are no pattern, and a subject has to be one that there is', async () => {
  expect((await ask('GET', '/subjects?kind=story&words=%25')).body).toEqual({ subjects: [] });
  expect((await ask('GET', '/subjects?kind=poem')).status).toBe(400);
});

test.each(['/usage', '/deleted-pages', '/subjects?kind=story'])('a stranger is not told %s', async (path) => {
  expect((await site.get(`/pagebuilder/api${path}`)).status).toBe(401);
});
