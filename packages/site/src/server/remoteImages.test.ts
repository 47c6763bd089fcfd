/**
 * Images of other hosts through the site's own image route, with a resolver and hosts that mean ill. Only the network is
 * faked: what a name resolves to, and what an address answers.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { isRecord } from '@broadsheet/client-core';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import type { ImageNetwork } from './createImages.ts';

const STORY = '/coast/2026/11/20/saltgate-barrier-is-sinking/';
const MEDIA = join(import.meta.dirname, '../../../../fixtures/media');
const PUBLIC = '203.0.113.9';
const ASKED = `${PUBLIC} images.example`;

type Answer = (url: URL) => { readonly status: number; readonly location?: string };

/** The addresses that a name resolves to, one list for each time it is looked up; the last one stays. */
let resolved: readonly (readonly string[])[] = [];
let lookups = 0;
/** The requests that were sent: address and host name. */
let sent: string[] = [];
let answer: Answer = () => ({ status: 200 });
/** The hosts answer once this has happened. */
let awake: Promise<void> = Promise.resolve();
let jpeg: Uint8Array;

const network: ImageNetwork = {
  lookup: async () => {
    const found = resolved[lookups] ?? resolved.at(-1) ?? [];
    lookups += 1;
    return found;
  },
  fetchFromAddress: async (url, { address }) => {
    sent.push(`${address} ${url.hostname}`);
    await awake;
    const { status, location } = answer(url);
    const body = (async function* body() {
      yield jpeg;
    })();
    return { status, location, body, close: () => undefined };
  },
};

const FIXTURE = 'stories/coast/saltgate-barrier-is-sinking';
const UNLISTED = [
  ['of a host that is not listed', 'http://elsewhere.example/a.jpg'],
  ['with a user', 'http://me:secret@images.example/a.jpg'],
  ['with a port', 'http://images.example:8080/a.jpg'],
  ['of this machine', 'http://127.0.0.1/a.jpg'],
  ['of this machine, as one number', 'http://2130706433/a.jpg'],
  ['of this machine, in octal digits', 'http://0177.0.0.1/a.jpg'],
  ['of this machine, in hexadecimal digits', 'http://0x7f.1/a.jpg'],
  ['of this machine, by IPv6', 'http://[::1]/a.jpg'],
  ['of this machine, as IPv4 within IPv6', 'http://[::ffff:7f00:1]/a.jpg'],
] as const;
/** Images of a listed host, each read by one test only, because what was read once is kept. */
const LISTED = Array.from({ length: 120 }, (_, index) => `http://images.example/far-${index}.jpg`);

let site: ListeningSite;
/** The story that shows all of these images. */
let html: string;
let taken = 0;

const idOf = (url: string): string => `img-${Buffer.from(url).toString('hex')}`;

/** Returns the URL by which the story shows an image; undefined when it has no token. */
function getSigned(url: string): string | undefined {
  const signed = new RegExp(`/resizer/v2/${idOf(url)}[^"]*?auth=[\\w-]+`).exec(html)?.[0];
  return signed === undefined ? undefined : `${signed.replaceAll('&amp;', '&')}&width=160`;
}

/** Requests an image of the listed host that nobody has requested before. */
async function fetchFar(): Promise<number> {
  const signed = getSigned(LISTED[taken] ?? '');
  taken += 1;
  if (signed === undefined) throw new Error('The story has no further image of the listed host.');
  return (await site.get(signed, { headers: { accept: 'image/webp' } })).status;
}

beforeAll(async () => {
  jpeg = await readFile(join(MEDIA, 'img-barrier.jpg'));
  const variables = { IMAGE_HOSTS: 'images.example, Other.Example' };
  site = await openSiteWith({ fixtures: ['pages', FIXTURE], variables, imageNetwork: network });
  const story = readFixture(FIXTURE);
  const shown = [...LISTED, ...UNLISTED.map(([, url]) => url)].map((url) => ({
    type: 'image',
    version: '0.10.12',
    _id: idOf(url),
    url,
    width: 300,
    height: 200,
  }));
  const file = await site.folder.write('story.json', {
    ...(isRecord(story) && story),
    content_elements: shown,
  });
  const { rejected } = await site.platform.platform.importFiles([file], { leavesMedia: true });
  if (rejected.length > 0) throw new Error(JSON.stringify(rejected));
  html = await (await site.get(STORY)).text();
}, 60_000);
afterAll(() => site[Symbol.asyncDispose]());
beforeEach(() => {
  resolved = [[PUBLIC]];
  lookups = 0;
  sent = [];
  answer = () => ({ status: 200 });
  awake = Promise.resolve();
});

test('an image of a listed host is resized', async () => {
  expect(await fetchFar()).toBe(200);
  expect(sent).toEqual([ASKED]);
});

test.each(UNLISTED)('an image %s is left where it is', async (_, url) => {
  expect(getSigned(url)).toBeUndefined();
  const path = `/resizer/v2/${encodeURIComponent(url)}?auth=${'a'.repeat(43)}&width=160`;
  expect((await site.get(path)).status).toBe(403);
  expect({ sent, lookups }).toEqual({ sent: [], lookups: 0 });
});

test('the name is looked up once, and what it means afterwards changes nothing', async () => {
  resolved = [[PUBLIC], ['127.0.0.1']];
  expect(await fetchFar()).toBe(200);
  expect({ sent, lookups }).toEqual({ sent: [ASKED], lookups: 1 });
});

test('a redirect is looked up anew, and leads nowhere when the name means this machine by then', async () => {
  resolved = [[PUBLIC], ['127.0.0.1']];
  answer = () => ({ status: 302, location: '/again.jpg' });
  expect(await fetchFar()).toBe(403);
  expect(sent).toEqual([ASKED]);
});

test.each([
  'http://127.0.0.1/',
  'http://2130706433/',
  'http://017700000001/',
  'http://0x7f000001/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://169.254.169.254/latest/meta-data/',
  '//localhost/',
  'http://localhost./',
  'http://elsewhere.example/a.jpg',
  'http://images.example:22/',
  'http://me@images.example/',
  'https:\\\\127.0.0.1/',
  'file:///etc/passwd',
  'gopher://127.0.0.1:25/',
])('a redirect of a listed host to %s is not followed', async (location) => {
  answer = () => ({ status: 302, location });
  expect([403, 502]).toContain(await fetchFar());
  expect(sent).toEqual([ASKED]);
});

test('a redirect to another listed host is followed, and one that never ends is given up', async () => {
  answer = ({ hostname }) =>
    hostname === 'other.example' ? { status: 200 } : { status: 302, location: 'http://other.example/b.jpg' };
  expect(await fetchFar()).toBe(200);
  expect(sent.at(-1)).toBe(`${PUBLIC} other.example`);
  sent = [];
  answer = () => ({ status: 302, location: '/again.jpg' });
  expect(await fetchFar()).toBe(502);
  expect(sent.length).toBe(4);
});

test.each([
  '127.0.0.1',
  '0.0.0.0',
  '10.0.0.7',
  '169.254.169.254',
  '::1',
  '::ffff:127.0.0.1',
  '::ffff:a9fe:a9fe',
  '64:ff9b::7f00:1',
  'fe80::1%eth0',
  'fd00::1',
  'no address',
])('a listed host whose name means %s, or that as well, is not asked', async (address) => {
  for (const found of [[address], [PUBLIC, address]]) {
    resolved = [found];
    expect(await fetchFar()).toBe(403);
  }
  expect(sent).toEqual([]);
});

test('a host that does not answer keeps nobody waiting for the images of others', async () => {
  const silence = Promise.withResolvers<void>();
  awake = silence.promise;
  answer = () => ({ status: 404 });
  const waiting = Promise.all(Array.from({ length: 40 }, () => fetchFar()));
  try {
    await expect.poll(() => sent.length).toBeGreaterThan(0);
    const own = /\/resizer\/v2\/img-barrier\.jpg[^"]*?auth=[\w-]+/.exec(html)?.[0].replaceAll('&amp;', '&');
    const response = await site.get(`${own}&width=240`, { headers: { accept: 'image/webp' } });
    expect(response.status).toBe(200);
  } finally {
    silence.resolve();
  }
  expect(new Set(await waiting)).toEqual(new Set([404]));
});

test('a token of one image opens no other', async () => {
  const auth = /auth=[\w-]+/.exec(getSigned(LISTED[0] ?? '') ?? '')?.[0];
  for (const url of ['http://images.example/secret.jpg', 'http://127.0.0.1/']) {
    const path = `/resizer/v2/${encodeURIComponent(url)}?${auth}&width=160`;
    expect((await site.get(path)).status).toBe(403);
  }
  expect(sent).toEqual([]);
});
