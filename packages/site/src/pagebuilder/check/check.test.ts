/** The check before publishing, through the socket of the running site. */
import { isRecord } from '@broadsheet/client-core';
import { createSection } from '@broadsheet/page-document';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEditorRoom, withHeading } from '../../../test/openEditorRoom.ts';
import type { EditorRoom } from '../../../test/openEditorRoom.ts';
import { openSiteWith } from '../../../test/openListeningSite.ts';
import type { ListeningSite } from '../../../test/openListeningSite.ts';

let site: ListeningSite;
let room: EditorRoom;

const node = (id: string, block: string, fields: Readonly<Record<string, unknown>> = {}) => ({
  id,
  block,
  fields,
  children: [],
});

function contactPage(body: readonly unknown[], changes: object = {}): object {
  const stored = readFixture('pages/contact');
  if (!isRecord(stored)) throw new Error('The fixture cannot be read.');
  return { ...stored, areas: { body }, ...changes };
}

async function check(document: unknown, path = '/contact/'): Promise<readonly unknown[]> {
  const answer = await room.call('POST', '/check', { document, path });
  const body: unknown = await answer.json();
  if (!isRecord(body) || !Array.isArray(body['findings'])) throw new Error(JSON.stringify(body));
  return body['findings'];
}

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['site', 'navigation', 'pages'] });
  room = await openEditorRoom(site);
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());

test('nobody but an editor has a page checked', async () => {
  const stranger = await site.get('/pagebuilder/api/check', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{}',
  });
  expect(stranger.status).toBe(401);
  expect((await room.call('POST', '/check', { path: '/' })).status).toBe(400);
  expect((await room.call('POST', '/check', { document: {}, path: 'https://evil.example/' })).status).toBe(
    400,
  );
});

test('reports faults by the blocks of the page that the engine renders', async () => {
  const html =
    '<h4>Where</h4><img src="/media/x.jpg"><p><a href="/nowhere/at/all/">Nowhere</a> <a href="/offer/">Offers</a></p>';
  const findings = await check(
    contactPage([
      node('title', 'header', { text: 'Contact', size: 'Extra Large' }),
      node('html', 'htmlbox', { HTML: html }),
      node('ad', 'ads', { adType: '300x250' }),
      node('lost', 'guestbook'),
    ]),
  );
  const found = findings.filter(isRecord).map(({ kind, blockId }) => [kind, blockId]);
  expect(found).toContainEqual(['missing-block', 'lost']);
  expect(found).toContainEqual(['site-needs', 'ad']);
  expect(found).toContainEqual(['link-target', 'html']);
  expect(found).toContainEqual(['image-alt', 'html']);
  expect(found).toContainEqual(['heading-order', 'html']);
  expect(found.filter(([kind]) => kind === 'link-target')).toHaveLength(1);
});

test('warns of pictures without an alternative text, whether it can be heard or not', async () => {
  const picture = { imageURL: '/media/x.jpg', headline: 'Write to us' };
  const findings = await check(
    contactPage([
      node('hero', 'hero', { imageDesktopURL: '/media/x.jpg', headline: 'Contact' }),
      node('promo', 'small-manual-promo', { ...picture, lazyLoad: true }),
      node('without', 'small-manual-promo', { ...picture, showImage: false }),
      node('described', 'medium-manual-promo', { ...picture, imageAlt: 'The post room' }),
      node('decoration', 'large-manual-promo', { ...picture, imageAlt: '' }),
    ]),
  );
  const found = findings.filter(isRecord).filter(({ kind }) => kind === 'image-alt');
  expect(found.map(({ blockId, severity }) => [blockId, severity])).toEqual([
    ['hero', 'warns'],
    ['promo', 'warns'],
  ]);
});

test.each([
  ['home', '/'],
  ['offer', '/offer/'],
  ['long-reads', '/long-reads/'],
])('finds an alternative text at every picture of the page %s', async (name, path) => {
  const kinds = (await check(readFixture(`pages/${name}`), path)).filter(isRecord).map(({ kind }) => kind);
  expect(kinds).not.toContain('image-alt');
});

test('warns of nothing on a page of the sample newspaper but links to what is not here', async () => {
  const warned = (await check(readFixture('pages/login'), '/account/login/'))
    .filter(isRecord)
    .filter(({ severity }) => severity !== 'tells');
  expect([...new Set(warned.map(({ kind }) => kind))]).toEqual(['link-target']);
});

test('reports where readers would find nothing', async () => {
  const kinds = async (path: string) =>
    (await check(readFixture('pages/login'), path)).filter(isRecord).map(({ kind }) => kind);
  expect(await kinds('/elsewhere/')).toContain('page-content');
  expect(await kinds('/account/login/')).not.toContain('page-content');
});

test('warns of a second heading of level 1 only where one reader sees both', async () => {
  const heading = (id: string, limits: object) => ({
    ...node(id, 'htmlbox', { HTML: `<h1>${id}</h1>` }),
    ...limits,
  });
  const firstHeadings = async (...limits: readonly [object, object]) => {
    const versions = [heading('one', limits[0]), heading('two', limits[1])];
    const found = (await check(contactPage(versions))).filter(isRecord);
    return found.flatMap(({ kind, blockId }) => (kind === 'first-heading' ? [blockId] : []));
  };
  expect(await firstHeadings({ hideOn: 'phone' }, { hideOn: 'desktop' })).toEqual([]);
  expect(await firstHeadings({ hideOn: 'phone' }, { hideOn: 'phone' })).toEqual(['two']);
  expect(await firstHeadings({}, { hideOn: 'desktop' })).toEqual(['two']);
});

test('expects of a shared section nothing that only a page has', async () => {
  const blocks = [node('t', 'text', { text: '<p>Words</p>' })];
  expect(await check(createSection({ id: 'foot', name: 'Foot', blocks }))).toEqual([]);
});

test('what stops a page is what publishing says, in the same words', async () => {
  const document = { ...contactPage([node('a', 'header'), node('a', 'header')]), layout: 'nowhere' };
  const stops = (await check(document)).filter(isRecord).filter(({ severity }) => severity === 'stops');
  expect(stops.map(({ kind }) => kind)).toEqual(['same-id', 'layout']);
  await room.call('PUT', '/pages/contact/draft', { document, revision: 0 });
  const answer = await room.call('POST', '/pages/contact/publication', { revision: 1 });
  expect(answer.status).toBe(400);
  const refusal: unknown = await answer.json();
  const reasons = isRecord(refusal) && Array.isArray(refusal['problems']) ? refusal['problems'] : [];
  const clauses = stops.map(({ sentence }) => String(sentence).slice(1).replace(/\.$/, ''));
  expect(reasons.filter(isRecord).map(({ reason }) => String(reason).slice(1))).toEqual(
    clauses.map((clause) => expect.stringContaining(clause)),
  );
});

test('a page whose layout is there is published whatever the check warns of', async () => {
  const document = withHeading('offer', 'x');
  await room.call('PUT', '/pages/offer/draft', { document, revision: 0 });
  const answer = await room.call('POST', '/pages/offer/publication', { revision: 1 });
  expect(answer.status).toBe(200);
});
