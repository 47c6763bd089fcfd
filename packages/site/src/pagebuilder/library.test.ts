/** The library of images, through the socket of the running site: searching, what uses an image, another file, deleting. */
import { isRecord, list, record, text } from '@broadsheet/client-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinEditor } from '../../test/joinEditor.ts';
import { openEditorRoom, withHeading } from '../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../test/openEditorRoom.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

let site: ListeningSite;
let room: EditorRoom;
let drawn = 0;

const draw = (width: number, colour = '#a33') =>
  sharp({ create: { width, height: 200, channels: 3, background: colour } })
    .png()
    .toBuffer();

async function readBody(answer: Response): Promise<Readonly<Record<string, unknown>>> {
  const body: unknown = await answer.json();
  return isRecord(body) ? body : {};
}
const readImage = record({ id: text, url: text, thumbnailUrl: text, name: text });

async function send(path: string, bytes: Uint8Array, { name = 'boats.png', cookie = room.cookie() } = {}) {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], name));
  const answer = await site.get(`/pagebuilder/api${path}`, {
    method: 'POST',
    body: form,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
  });
  const body = await readBody(answer);
  const { id = '', url = '', thumbnailUrl = '' } = readImage(body['image']) ?? {};
  return { status: answer.status, body, id, url, thumbnailUrl };
}

const uploadNew = async (name?: string) => {
  drawn += 1;
  return send('/images', await draw(300 + drawn), name === undefined ? {} : { name });
};
const listUses = async (id: string) => readBody(await room.call('GET', `/images/${id}/uses`));
const sizeOf = async (path: string) => {
  const answer = await site.get(path);
  const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  return { width, height };
};

/** Saves a page whose heading names an image, as a block that shows it does. */
async function useOn(page: string, image: string): Promise<number> {
  const current = await readBody(await room.call('GET', `/pages/${page}`));
  const saved = await room.call('PUT', `/pages/${page}/draft`, {
    document: withHeading(page, image),
    revision: current['revision'],
  });
  return Number((await readBody(saved))['revision']);
}

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['stories', 'navigation', 'pages', 'site'] });
  room = await openEditorRoom(site);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('images are found by words, tag and date, and hostile names stay texts', async () => {
  const name = '"><script>alert(1)</script>.png';
  const { id } = await uploadNew(name);
  await room.call('PATCH', `/images/${id}`, { alt: 'Zeppelin', tags: ['Harbour', '<b>', '  '] });
  const find = async (query: string) => {
    const { images } = await readBody(await room.call('GET', `/images?${query}`));
    return (list(readImage)(images) ?? []).map((image) => image.name);
  };
  expect(await find('words=zeppel')).toEqual([name]);
  expect(await find(`words=${encodeURIComponent('<script>')}`)).toEqual([name]);
  expect(await find('tag=harbour&from=2000-01-01')).toEqual([name]);
  expect(await find('tag=harbour&until=2000-01-01T00:00:00.000Z')).toEqual([]);
  expect((await room.call('GET', '/images?from=yesterday')).status).toBe(400);
  expect(await readBody(await room.call('GET', '/image-tags'))).toEqual({
    tags: expect.arrayContaining([{ slug: 'harbour', text: 'Harbour', count: 1 }]),
  });
});

test('drafts, published pages, collections and settings that show an image are named', async () => {
  const { id, url } = await uploadNew();
  expect(await listUses(id)).toEqual({ uses: [], count: 0 });
  const revision = await useOn('home', url);
  const home = { kind: 'page', id: 'home', name: expect.any(String) };
  expect(await listUses(id)).toMatchObject({ uses: [{ ...home, state: 'draft' }], count: 1 });
  expect((await room.call('POST', '/pages/home/publication', { revision })).status).toBe(200);
  await useOn('home', url);
  expect(await listUses(id)).toMatchObject({ uses: [{ ...home, state: 'published' }], count: 1 });
  const collection = {
    content_elements: [],
    headlines: { basic: 'Lead' },
    promo_items: { basic: { type: 'image', url } },
  };
  const saved = await room.call('PUT', '/settings/collection%3Alead/draft', {
    document: collection,
    revision: 0,
  });
  expect(saved.status).toBe(200);
  expect(await listUses(id)).toMatchObject({
    uses: [home, { kind: 'collection', id: 'lead', name: 'Lead', state: 'draft' }],
    count: 2,
  });
});

test('a scheduled page that shows an image is named, also one of another site of the database', async () => {
  const { id, url } = await uploadNew();
  const revision = await useOn('home', url);
  const publishAt = Date.now() + 86_400_000;
  const set = await room.call('PUT', '/pages/home/schedule', { publishAt, revision });
  expect(set.status).toBe(200);
  const home = { kind: 'page', id: 'home', state: 'scheduled' };
  expect(await listUses(id)).toMatchObject({ uses: [home], count: 1 });
  await site.platform.platform.content.database.query(
    `insert into page_schedules
      select (jsonb_populate_record(s, '{"site":"evening"}')).* from page_schedules s where id = 'home'`,
  );
  expect(await listUses(id)).toMatchObject({
    uses: expect.arrayContaining([
      expect.not.objectContaining({ site: expect.anything() }),
      expect.objectContaining({ ...home, site: 'evening' }),
    ]),
    count: 2,
  });
});

test('a change of an image that is too large is refused', async () => {
  const { id } = await uploadNew();
  const tags = Array.from({ length: 20_000 }, (_, index) => `tag ${index}`);
  expect((await room.call('PATCH', `/images/${id}`, { tags })).status).toBe(413);
  expect((await room.call('PATCH', `/images/${id}`, { tags: tags.slice(0, 300) })).status).toBe(200);
});

test('stories that refer to an image are named with their addresses', async () => {
  const { content } = site.platform.platform;
  const [row] = await content.database.query(
    `select s.id, i.id as image from documents s
      cross join lateral jsonb_array_elements_text(referred_ids(s.body)) as r(id)
      join documents i on i.id = r.id and i.type = 'image'
      where s.type = 'story' limit 1`,
  );
  const { uses } = await listUses(encodeURIComponent(String(row?.['image'])));
  const stories = list(record({ kind: text, id: text, path: text }))(uses) ?? [];
  const found = stories.find(({ id }) => id === row?.['id']);
  expect(found).toMatchObject({ kind: 'story', path: expect.stringMatching(/^\/.+\/$/) });
});

test('another file is served at the same addresses at once, for ten minutes at most without a question', async () => {
  const { id, url, thumbnailUrl } = await uploadNew();
  expect(await sizeOf(thumbnailUrl)).toMatchObject({ height: 200 });
  const sent = await send(`/images/${id}/file`, await draw(200, '#33a'), { name: 'b.png' });
  expect([sent.status, sent.id, sent.url]).toEqual([200, id, url]);
  expect(await sizeOf(url)).toEqual({ width: 200, height: 200 });
  expect(await sizeOf(thumbnailUrl)).toEqual({ width: 200, height: 200 });
  for (const path of [url, thumbnailUrl])
    expect((await site.get(path)).headers.get('cache-control')).toBe('public, max-age=600');
  expect(sent.thumbnailUrl).not.toBe(thumbnailUrl);
  expect((await send(`/images/${id}/file`, Buffer.from('<svg/>'))).status).toBe(400);
  expect((await send('/images/unknown/file', await draw(9))).status).toBe(404);
  expect((await send(`/images/${id}/file`, Buffer.alloc(20_100_000))).status).toBe(413);
});

test('a deleted image is gone everywhere, and only who publishes deletes and replaces', async () => {
  const { id, url, thumbnailUrl } = await uploadNew();
  await site.get(thumbnailUrl);
  const cookie = await joinEditor(site, room, 'editor');
  expect((await send(`/images/${id}/file`, await draw(9), { cookie })).status).toBe(403);
  const asEditor = { method: 'DELETE', headers: { cookie, 'sec-fetch-site': 'same-origin' } };
  expect((await site.get(`/pagebuilder/api/images/${id}`, asEditor)).status).toBe(403);
  expect((await room.call('DELETE', `/images/${id}`)).status).toBe(200);
  for (const path of [url, thumbnailUrl, `/pagebuilder/api/images/${id}`])
    expect(await site.get(path, { headers: { cookie: room.cookie() } })).toMatchObject({ status: 404 });
  expect((await room.call('DELETE', `/images/${id}`)).status).toBe(404);
  const { entries } = await readBody(await room.call('GET', '/audit'));
  const actions = (list(record({ action: text, subject: text }))(entries) ?? []).filter(
    ({ subject }) => subject?.startsWith(id) === true,
  );
  expect(actions.map(({ action }) => action)).toContain('image.deleted');
});
