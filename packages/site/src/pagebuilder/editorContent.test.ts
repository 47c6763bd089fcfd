/** Content and images for editors, through the socket of the running site. */
import { isRecord, list, record, text } from '@broadsheet/client-core';
import { defineSource } from '@broadsheet/sdk-content/server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const ADA = { email: 'ada@example.com', password: 'seven ships below cranes' };
const API = '/pagebuilder/api';

/** A source that never answers and ignores its signal. */
const sleeping = defineSource({
  name: 'sleeping',
  signed: false,
  params: [],
  fetch: () => new Promise(() => undefined),
});

let site: ListeningSite;
let admin = '';
let viewer = '';

interface CallOptions {
  readonly cookie?: string;
  readonly method?: string;
  readonly body?: object;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
}

async function call(path: string, options: CallOptions = {}) {
  const {
    cookie = admin,
    body,
    form,
    method = body === undefined && form === undefined ? 'GET' : 'POST',
  } = options;
  const response = await site.get(API + path, {
    method,
    ...(form !== undefined && { body: form }),
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: {
      'sec-fetch-site': 'same-origin',
      cookie,
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...options.headers,
    },
  });
  const answer: unknown = await response.json();
  return {
    status: response.status,
    answer: isRecord(answer) ? answer : {},
    text: JSON.stringify(answer),
    cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '',
  };
}

async function join(role: string): Promise<string> {
  const email = `${role}@example.com`;
  const { answer } = await call('/invitations', { body: { email, role } });
  const token = String(answer['url']).split('#')[1] ?? '';
  const joined = await call(`/links/${token}`, { body: { ...ADA, email, name: role } });
  return joined.cookie;
}

function upload(bytes: Uint8Array, name = 'harbour.jpg') {
  const form = new FormData();
  form.set('file', new File([Uint8Array.from(bytes)], name, { type: 'image/jpeg' }));
  return form;
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a33' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Ada Quill' } })
    .toBuffer();
const readImage = record({ id: text, url: text, thumbnailUrl: text });
const imageIn = (answer: Readonly<Record<string, unknown>>) => readImage(answer['image']) ?? {};

beforeAll(async () => {
  site = await openSiteWith({
    fixtures: ['stories', 'navigation', 'pages', 'site'],
    sources: [sleeping],
    variables: { SOURCE_TIMEOUT_MS: '600' },
  });
  await site.platform.platform.editing.setUp(ADA);
  admin = (await call('/session', { cookie: '', body: ADA })).cookie;
  viewer = await join('viewer');
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test.each([
  ['GET', '/sources', [200]],
  ['POST', '/sources/query', [404]],
  ['POST', '/sources/search', [200]],
  ['POST', '/sources/items', [200]],
  ['GET', '/images', [200]],
  ['POST', '/images', [403]],
  ['GET', '/images/X', [404]],
  ['PATCH', '/images/X', [403]],
  ['DELETE', '/images/X', [403]],
  ['POST', '/images/X/file', [403]],
  ['GET', '/images/X/uses', [404]],
  ['GET', '/image-tags', [200]],
])('%s %s answers nobody 401, a viewer %o', async (method, path, statuses) => {
  const body = method === 'GET' ? {} : { body: {} };
  expect((await call(path, { cookie: '', method, ...body })).status).toBe(401);
  expect(statuses).toContain((await call(path, { cookie: viewer, method, ...body })).status);
});

test.each(['/images', '/sources/query'])('%s does nothing for a page of another site', async (path) => {
  const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
  expect((await call(path, { headers, body: {} })).status).toBe(403);
});

test('sources are told with their parameters and what they answer, those of the server alone are not', async () => {
  const { answer, text: told } = await call('/sources', { cookie: viewer });
  expect(answer['sources']).toContainEqual({
    name: 'story-feed-sections',
    label: 'Stories of sections',
    phrase: 'source.story-feed-sections',
    schema: 'ans-feed',
    needsOneOf: [],
    params: expect.arrayContaining([
      expect.objectContaining({ name: 'includeSections', kind: 'text', isRequired: true, label: 'Sections' }),
      expect.objectContaining({
        name: 'feedSize',
        kind: 'number',
        preset: '10',
        label: 'How many',
        phrase: 'source-param.size',
      }),
    ]),
  });
  expect(answer['sources']).toContainEqual(
    expect.objectContaining({ name: 'content-api', searchable: 'story' }),
  );
  expect(answer['sources']).toContainEqual(expect.objectContaining({ name: 'sleeping', label: 'Sleeping' }));
  expect(told).not.toContain('signing-service');
  const requested = await call('/sources/query', { body: { source: 'signing-service', query: { id: 'x' } } });
  expect(requested.status).toBe(404);
});

test('a query lists what it finds now, and nothing of the texts', async () => {
  const body = { source: 'story-feed-query', query: { query: 'type:story', size: 3 } };
  const { status, answer, text: told } = await call('/sources/query', { cookie: viewer, body });
  expect(status).toBe(200);
  const items = list(record({ id: text, headline: text, date: text, url: text }))(answer['items']) ?? [];
  expect(items).toHaveLength(3);
  for (const item of items)
    expect(item).toMatchObject({ headline: expect.any(String), url: expect.stringMatching(/^\//) });
  expect(answer['count']).toBeGreaterThan(3);
  expect(told).not.toContain('<p>');
  expect(told).not.toContain('content_elements');
});

test('what a source needs, or does not find, is told in its words', async () => {
  const unfilled = await call('/sources/query', { body: { source: 'story-feed-sections', query: {} } });
  expect(unfilled).toMatchObject({
    status: 400,
    text: expect.stringContaining('includeSections'),
    answer: { says: { key: 'source-problem.query', values: { source: 'story-feed-sections' } } },
  });
  const unknown = await call('/sources/query', { body: { source: 'content-api', query: { _id: 'none' } } });
  expect(unknown).toMatchObject({ status: 200, answer: { items: [], count: 0 } });
  const nodes = await call('/sources/query', { body: { source: 'site-service-hierarchy', query: {} } });
  expect(nodes.answer['items']).toContainEqual(expect.objectContaining({ id: expect.stringMatching(/^\//) }));
});

test('a source that does not answer is given up, and the editor is told so', async () => {
  const late = await call('/sources/query', { body: { source: 'sleeping', query: {} } });
  expect(late).toMatchObject({
    status: 504,
    answer: { message: expect.stringMatching(/"sleeping" did not answer within 3 s/) },
  });
});

test('one story is found by its words, whatever else is typed', async () => {
  const newest = await call('/sources/search', { body: { words: '', kind: 'story' } });
  const [first] = list(record({ id: text, headline: text }))(newest.answer['items']) ?? [];
  const words = `${first?.headline} OR type:image ") NOT (`;
  const found = await call('/sources/search', { body: { words: first?.headline, kind: 'story' } });
  expect(found.answer['items']).toContainEqual(expect.objectContaining({ id: first?.id }));
  expect((await call('/sources/search', { body: { words, kind: 'story' } })).status).toBe(200);
  const one = await call('/sources/query', { body: { source: 'content-api', query: { _id: first?.id } } });
  expect(one.answer['items']).toEqual([
    expect.objectContaining({ id: first?.id, headline: first?.headline }),
  ]);
});

test('stories are listed by their ids, whatever else is among them', async () => {
  const newest = await call('/sources/search', { body: { words: '', kind: 'story' } });
  const [one, two] = list(record({ id: text }))(newest.answer['items']) ?? [];
  const ids = [one?.id, '") OR type:image OR ("', 'nowhere', two?.id, '\\', '\u0000'];
  const { answer } = await call('/sources/items', { body: { ids } });
  const found = list(record({ id: text }))(answer['items']) ?? [];
  expect(found).toHaveLength(2);
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set([one?.id, two?.id]));
  const long = Array.from({ length: 38 }, (_, index) => `${'"'.repeat(99)}${'x'.repeat(99)}${index}`);
  const many = await call('/sources/items', { body: { ids: [one?.id, ...long, two?.id] } });
  expect([many.status, list(record({ id: text }))(many.answer['items'])?.length]).toEqual([200, 2]);
  expect((await call('/sources/items', { body: { ids: [] } })).answer).toEqual({ items: [], count: 0 });
});

test('an image is kept without what the camera wrote, and the resizer serves it with the token that it comes with', async () => {
  const { status, answer } = await call('/images', { form: upload(await photo(600, 400)) });
  expect(status).toBe(201);
  expect(answer['image']).toMatchObject({
    width: 600,
    height: 400,
    name: 'harbour.jpg',
    auth: expect.any(Object),
  });
  const { id = '', url = '', thumbnailUrl = '' } = imageIn(answer);
  expect(url).toContain(id);
  const original = Buffer.from(await (await site.get(url)).arrayBuffer());
  expect((await sharp(original).metadata()).exif).toBeUndefined();
  const small = await site.get(thumbnailUrl);
  expect([small.status, small.headers.get('content-type')]).toEqual([200, expect.stringMatching(/^image\//)]);
  const listed = await call('/images', { cookie: viewer });
  expect(listed.answer['images']).toContainEqual(expect.objectContaining({ id, url }));
});

test('what stays in sight of an image is stored with it', async () => {
  const { id = '' } = imageIn((await call('/images', { form: upload(await photo(300, 200)) })).answer);
  const body = { focalPoint: { x: 250, y: 20 } };
  expect((await call(`/images/${id}`, { method: 'PATCH', body })).status).toBe(200);
  expect((await call(`/images/${id}`)).answer['image']).toMatchObject(body);
  const outside = { focalPoint: { x: 900, y: 20 } };
  expect((await call(`/images/${id}`, { method: 'PATCH', body: outside })).status).toBe(400);
});

test('alternative text, caption and credit are kept with an image', async () => {
  const { answer } = await call('/images', { form: upload(await photo(310, 200)) });
  expect(answer['image']).toMatchObject({ alt: '', caption: '', credit: '' });
  const path = `/images/${imageIn(answer).id}`;
  const body = { alt: 'Boats', caption: 'Salt & <script>', credit: 'Ada Quill' };
  expect((await call(path, { method: 'PATCH', body })).answer['image']).toMatchObject(body);
  expect((await call(path, { method: 'PATCH', body: { credit: '' } })).status).toBe(200);
  expect((await call(path)).answer['image']).toMatchObject({ ...body, credit: '' });
  const listed = await call('/images', { cookie: viewer });
  expect(listed.answer['images']).toContainEqual(expect.objectContaining({ alt: 'Boats' }));
  for (const refused of [{ alt: 'x'.repeat(2001) }, { alt: 5 }, {}])
    expect((await call(path, { method: 'PATCH', body: refused })).status).toBe(400);
});

test('no image is kept of what is none, nor of too much', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
  const drawing = await call('/images', { form: upload(svg, 'photo.jpg') });
  expect(drawing).toMatchObject({
    status: 400,
    answer: { message: expect.stringContaining('SVG'), says: { key: 'refusal.no-image' } },
  });
  const broken = await call('/images', { form: upload((await photo(60, 40)).subarray(0, 200)) });
  expect(broken).toMatchObject({ status: 400, answer: { says: { key: 'refusal.broken-image' } } });
  const large = await call('/images', { form: upload(Buffer.alloc(20_100_000)) });
  expect(large).toMatchObject({
    status: 413,
    answer: {
      message: expect.stringContaining('20 MB'),
      says: { key: 'refusal.file-large', values: { most: 20 } },
    },
  });
  expect((await call('/images', { body: {} })).status).toBe(400);
});

test('as many are found as are listed, whatever else a source counts', async () => {
  const { answer } = await call('/sources/query', { body: { source: 'most-read', query: { size: 5 } } });
  const items = list(record({ id: text }))(answer['items']) ?? [];
  expect([items.length, answer['count']]).toEqual([5, 5]);
});

test('who has uploaded what stands in the audit log', async () => {
  const { answer } = await call('/audit');
  const entries = list(record({ action: text, subject: text, editorName: text }))(answer['entries']) ?? [];
  expect(entries).toContainEqual(
    expect.objectContaining({ action: 'image.uploaded', subject: 'harbour.jpg' }),
  );
  expect(entries.filter(({ action }) => action === 'image.changed')).toHaveLength(3);
});
