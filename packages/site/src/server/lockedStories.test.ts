/** Locked stories through the socket of the running site: the public part, and the readers who get the rest. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isRecord } from '@broadsheet/client-core';
import { readFixture } from '@broadsheet/platform-testing/fixtures';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { plain, readLockedFixtures } from '../../test/lockedFixtures.ts';
import type { LockedFixture } from '../../test/lockedFixtures.ts';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';
import { PASSWORD } from '../../test/openReadersSite.ts';

const STARTING_MS = 120_000;
const FIXTURES = [
  'pages',
  'stories',
  'galleries',
  'videos',
  'authors',
  'tags',
  'collections',
  'subscriptions',
];
const FETCH = '/pf/api/v3/content/fetch/';

const locked = readLockedFixtures();
const [registered, metered, subscribers] = ['registered', 'metered', 'subscribers'].map((code) =>
  locked.filter((story) => story.code === code),
);

let site: ListeningSite;
let now = Date.UTC(2026, 10, 22, 12);

beforeAll(async () => {
  site = await openSiteWith({
    fixtures: FIXTURES,
    clock: { now: () => now },
    variables: { SOURCE_TIMEOUT_MS: '30000' },
  });
}, STARTING_MS);
afterAll(() => site[Symbol.asyncDispose]());

/** Returns the sentences of the rest that a response contains. @param text plain, like the sentences */
const heldOf = ({ rest }: LockedFixture, text: string) => rest.filter((sentence) => text.includes(sentence));

async function read(path: string): Promise<string> {
  const response = await site.get(path);
  return plain(await response.text());
}

const source = (name: string, query: object, filter?: string) =>
  `${FETCH}${name}?${new URLSearchParams({ query: JSON.stringify(query), ...(filter && { filter }) })}`;

/** Returns a browser that keeps its meter, unless it refuses cookies. */
function openBrowser({ keepsCookies = true } = {}) {
  let cookie = '';
  async function ask(story: LockedFixture, token?: string, again = false) {
    const values = new URLSearchParams({ path: story.url, search: '', instance: 'body', level: '2' });
    const response = await site.get(`/_broadsheet/block?${values}${again ? '&again=1' : ''}`, {
      method: 'POST',
      headers: {
        ...(cookie !== '' && { cookie }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
    });
    const set = response.headers.get('set-cookie')?.split(';')[0];
    if (set !== undefined && keepsCookies) cookie = set;
    return { response, answer: await response.json() };
  }
  return {
    get cookie() {
      return cookie;
    },
    set cookie(value: string) {
      cookie = value;
    },
    /** Requests the rest as the loader does: a second time if it has to show its meter. */
    async open(story: LockedFixture | undefined, token?: string) {
      if (story === undefined) throw new Error('The sample newspaper has too few locked stories.');
      const first = await ask(story, token);
      const { response, answer } = first.answer.kind === 'again' ? await ask(story, token, true) : first;
      const isWhole = heldOf(story, plain(String(answer.html))).length === story.rest.length;
      return { response, answer, isWhole, text: plain(JSON.stringify(answer)) };
    },
  };
}

async function signUp(email: string): Promise<string> {
  const response = await site.get('/identity/public/v1/signup', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identity: { userName: email, credentials: PASSWORD }, profile: { email } }),
  });
  const { accessToken } = await response.json();
  return String(accessToken);
}

async function subscribe(token: string): Promise<void> {
  const response = await site.get('/sales/public/v2/subscriptions/enterprise', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ nonce: 'UNI-ALDERMOUTH' }),
  });
  expect(response.status).toBe(200);
}

test('a third of the sample stories are locked, in three ways, and each has something to hide', () => {
  expect(locked.length).toBeGreaterThanOrEqual(22);
  expect([registered, metered, subscribers].map((stories) => (stories?.length ?? 0) >= 5)).toEqual([
    true,
    true,
    true,
  ]);
  expect(locked.filter(({ rest }) => rest.length < 5)).toEqual([]);
});

describe.each(locked.map((story) => [story.url, story] as const))('%s', (_, story) => {
  test('says nothing of its rest in any public answer', async () => {
    const words = (story.rest[2] ?? '').split(' ').slice(0, 6).join(' ');
    const paths = [
      story.url,
      `/_broadsheet/block?${new URLSearchParams({ path: story.url, instance: 'body' })}`,
      source('content-api', { website_url: story.url }),
      source('content-api', { _id: story.id }),
      source('content-api', { _id: story.id }, '{ content_elements { content items { content } caption } }'),
      source('content-api-gallery', { _id: story.id }),
      source('related-content-api', { _id: story.id }),
      source('search-api', { query: story.headline }),
      source('search-api', { query: words }),
      source('story-feed-sections', { includeSections: story.section, feedSize: 100 }),
      source('story-feed-query', { query: `_id:${story.id}` }),
      source(
        'story-feed-query',
        { query: `_id:${story.id}` },
        '{ content_elements { content_elements { content } } }',
      ),
      `/search/?${new URLSearchParams({ q: words })}`,
      story.section,
    ];
    const answers = await Promise.all(paths.map(read));
    expect(answers.map((answer) => heldOf(story, answer))).toEqual(paths.map(() => []));
    // Proves that the responses are about the story and contain its text, without which this test would prove nothing.
    expect(answers[0]).toContain(plain(story.headline));
    expect(answers.slice(2, 4).every((answer) => answer.includes('"is_teaser":true'))).toBe(true);
    expect(answers[7]).toContain(story.id);
    expect(answers[10]).toContain(story.id);
  });
});

test('who looks for a phrase of a rest does not find the story, which its headline finds', async () => {
  for (const story of subscribers ?? []) {
    const words = (story.rest[2] ?? '').split(' ').slice(0, 6).join(' ');
    const find = async (query: string) => {
      const answer = await read(source('search-api', { query }));
      expect(heldOf(story, answer)).toEqual([]);
      return answer.includes(`"_id":"${story.id}"`);
    };
    expect(await find(`"${words}"`)).toBe(false);
    expect(await find(plain(story.headline))).toBe(true);
  }
});

test('the lists of all stories hold no rest of any', async () => {
  const lists = await Promise.all(
    [
      source('story-feed-query', { query: '*', size: 100 }),
      source('story-feed-query', { query: '*', size: 100, offset: 60 }),
      source('content-api-collections', { content_alias: 'editors-choice', size: 20 }),
      source('content-api-collections', { content_alias: 'long-reads', size: 20 }),
      '/',
    ].map(read),
  );
  for (const story of locked) expect(lists.map((list) => heldOf(story, list))).toEqual(lists.map(() => []));
});

test('no sitemap, no description for machines and no list of saved stories holds a rest', async () => {
  const index = await (await site.get('/sitemap.xml')).text();
  const sitemaps = [...index.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path);
  expect(sitemaps.length).toBeGreaterThan(5);
  const paths = [...sitemaps, '/robots.txt', '/opensearch.xml', '/manifest.webmanifest'];
  const answers = await Promise.all(paths.map((path) => site.get(path)));
  expect(answers.map(({ status }, at) => `${paths[at]} ${status}`)).toEqual(
    paths.map((path) => `${path} 200`),
  );
  const texts = await Promise.all(answers.map(async (answer) => plain(await answer.text())));
  const token = await signUp('keeper@example.com');
  const changes = locked.map(({ id }, at) => ({ story: id, isSaved: true, at: at + 1 }));
  const saved = await site.get('/readers/v1/saved-stories', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ changes }),
  });
  const list = plain(await saved.text());
  expect(locked.filter(({ headline }) => list.includes(plain(headline))).length).toBeGreaterThan(20);
  const all = [...texts, list].join('\n');
  expect(locked.flatMap((story) => heldOf(story, all))).toEqual([]);
});

test('what a page tells machines of a locked story is its teaser, with the mark of what is locked', async () => {
  const pages = await Promise.all(
    locked.map(async (story) => ({ story, html: await (await site.get(story.url)).text() })),
  );
  for (const { story, html } of pages) {
    const scripts = [...html.matchAll(/<script[^>]*(?:ld\+json|id="bs-data")[^>]*>(.*?)<\/script>/gs)];
    expect(scripts.length).toBeGreaterThan(1);
    const data: unknown[] = scripts.map(([, json = '']) => JSON.parse(json));
    const texts = plain(JSON.stringify(data).replaceAll('\\"', '"'));
    expect([story.url, heldOf(story, texts)]).toEqual([story.url, []]);
    expect(texts).toContain('"isAccessibleForFree":false');
    const heads = plain([...html.matchAll(/<meta [^>]*>/g)].map(([tag]) => tag.slice(1, -1)).join('\n'));
    expect([story.url, heldOf(story, heads)]).toEqual([story.url, []]);
  }
});

test('the page is the same bytes for everybody, cacheable, and says where it is not for free', async () => {
  const [story] = subscribers ?? [];
  const token = await signUp('same@example.com');
  await subscribe(token);
  const url = story?.url ?? '';
  const responses = await Promise.all([
    site.get(url),
    site.get(url, { headers: { authorization: `Bearer ${token}`, cookie: 'story-meter=x' } }),
  ]);
  expect(responses.map(({ headers }) => [headers.get('cache-control'), headers.get('set-cookie')])).toEqual(
    responses.map(() => [
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
      null,
    ]),
  );
  const [first, second] = await Promise.all(responses.map((response) => response.text()));
  expect(second).toBe(first);
  expect(first).toContain('"isAccessibleForFree":false');
  expect(first).toContain('"cssSelector":".bs-locked"');
});

describe('the rest', () => {
  test('of a story for subscribers comes to one, and to nobody else', async () => {
    const [story] = subscribers ?? [];
    const browser = openBrowser();
    const token = await signUp('ada@example.com');
    for (const who of [undefined, token]) {
      const { answer, response, text } = await browser.open(story, who);
      expect(answer).toMatchObject({
        kind: 'teaser',
        wall: 'payment',
        rule: 3,
        count: 1,
        limit: 0,
        isSignedIn: who !== undefined,
        offer: { pageTitle: 'Read what Aldermouth talks about' },
      });
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(story && heldOf(story, text)).toEqual([]);
    }
    await subscribe(token);
    const { answer, isWhole, response } = await browser.open(story, token);
    expect([answer.kind, isWhole, answer.meter]).toEqual(['open', true, undefined]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(Object.keys(answer)).toEqual(expect.arrayContaining(['html', 'css', 'islands', 'content']));
  });

  test('of a story for registered readers comes to whoever is signed in', async () => {
    const [story] = registered ?? [];
    const browser = openBrowser();
    expect((await browser.open(story)).answer).toMatchObject({
      kind: 'teaser',
      wall: 'registration',
      rule: 1,
    });
    expect((await browser.open(story, await signUp('bo@example.com'))).isWhole).toBe(true);
  });

  test('is asked for with a token that is good, or the reader is told that it is not', async () => {
    const { answer, response } = await openBrowser().open(registered?.[0], 'worn.out.token');
    expect([response.status, response.headers.get('cache-control'), answer]).toEqual([
      401,
      'private, no-store',
      { kind: 'expired' },
    ]);
  });

  test('is not shown why, as this is no development', async () => {
    expect((await openBrowser().open(subscribers?.[0])).answer).not.toHaveProperty('why');
  });
});

describe('a locked', () => {
  /** Imports a copy of a sample document that is for subscribers, at a URL of its own. */
  async function lock(folder: string, name: string): Promise<string> {
    const url = `/locked/2026/11/22/${name}/`;
    const text = readFileSync(
      join(import.meta.dirname, '../../../../fixtures', folder, `${name}.json`),
      'utf8',
    );
    const document: unknown = JSON.parse(text);
    const copy = {
      ...(isRecord(document) && document),
      _id: `locked-${name}`,
      canonical_url: url,
      websites: { courier: { website_url: url } },
      content_restrictions: { content_code: 'subscribers' },
    };
    await site.folder.write(`${name}.json`, JSON.stringify(copy));
    const file = join(site.folder.path, `${name}.json`);
    expect(await site.platform.platform.import([file])).toMatchObject({ imported: 1, rejected: [] });
    await site.site.reload();
    return url;
  }

  test.each([
    ['gallery', 'galleries', 'gallery-storm', 'gallery', 'img-storm-5'],
    ['video', 'videos', 'video-ferry', 'video', '<video'],
  ])('%s keeps its rest to who may see it', async (_kind, folder, name, instance, secret) => {
    const url = await lock(folder, name);
    const pages = await Promise.all([
      site.get(url),
      site.get(source('content-api', { website_url: url })),
      site.get(`/_broadsheet/block?${new URLSearchParams({ path: url, instance })}`),
    ]);
    const texts = await Promise.all(pages.map((page) => page.text()));
    expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(texts[0]).toContain(`<bs-locked class="bs-locked" data-instance="${instance}"`);
    expect(texts.filter((text) => text.includes(secret))).toEqual([]);
    const token = await signUp(`${name}@example.com`);
    await subscribe(token);
    const response = await site.get(`/_broadsheet/block?${new URLSearchParams({ path: url, instance })}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
    });
    expect(await response.json()).toMatchObject({ kind: 'open', html: expect.stringContaining(secret) });
  });
});

describe('a page of another site', () => {
  const post = (headers: Readonly<Record<string, string>>) => {
    const [story] = metered ?? [];
    const values = new URLSearchParams({ path: story?.url ?? '', search: '', instance: 'body', level: '2' });
    return site.get(`/_broadsheet/block?${values}`, { method: 'POST', headers });
  };

  test.each([
    [{ origin: 'https://elsewhere.example', 'sec-fetch-site': 'cross-site' }],
    [{ origin: 'https://other.localhost', 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://elsewhere.example' }],
    [{ origin: 'null' }],
  ])('opens and counts nothing with %j, and is shown nothing', async (headers) => {
    const response = await post(headers);
    expect(response.status).toBe(403);
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
    expect(response.headers.get('cache-control')).toContain('no-store');
  });

  test.each([
    [{}],
    [{ origin: 'http://localhost', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'http://localhost' }],
  ])('is none with %j', async (headers) => {
    expect((await post(headers)).status).toBe(200);
  });
});

describe('the meter', () => {
  test('gives three stories a month, each as often as it is read, and the fourth next month', async () => {
    const browser = openBrowser();
    const stories = (metered ?? []).slice(0, 4);
    const kinds: unknown[] = [];
    for (const story of [...stories, ...stories]) {
      const { answer, isWhole } = await browser.open(story);
      kinds.push(isWhole ? answer.meter.count : `${answer.wall} ${answer.count} of ${answer.limit}`);
    }
    const wall = 'payment 4 of 3';
    expect(kinds).toEqual([1, 2, 3, wall, 3, 3, 3, wall]);
    const before = now;
    now = Date.UTC(2026, 11, 1);
    expect((await browser.open(stories[3])).isWhole).toBe(true);
    now = before;
  });

  test('is not believed when it was changed: what it gave counts on', async () => {
    const browser = openBrowser();
    for (const story of (metered ?? []).slice(0, 3)) await browser.open(story);
    const [name, value = ''] = browser.cookie.split('=');
    expect(value.length).toBeLessThan(200);
    const entries = value.split('.');
    browser.cookie = `${name}=${[entries[0], entries.at(-1)].join('.')}`;
    const { answer } = await browser.open(metered?.[5]);
    // A meter with a wrong signature starts again, like one that was deleted.
    expect(answer.meter).toEqual({ count: 1, limit: 3 });
    expect(browser.cookie).not.toContain(entries[0] ?? '');
  });

  test('gives nothing to a browser that keeps no cookies, which gets the wall', async () => {
    const { answer, response } = await openBrowser({ keepsCookies: false }).open(metered?.[0]);
    expect([response.status, answer.kind, answer.wall, answer.limit]).toEqual([200, 'teaser', 'payment', 0]);
  });

  test('counts for the account once its reader signs in, and for all devices of that account', async () => {
    const phone = openBrowser();
    const stories = metered ?? [];
    await phone.open(stories[0]);
    await phone.open(stories[1]);
    const token = await signUp('cy@example.com');
    expect((await phone.open(stories[2], token)).answer.meter).toEqual({ count: 3, limit: 3 });
    const laptop = openBrowser();
    expect((await laptop.open(stories[3], token)).answer).toMatchObject({
      kind: 'teaser',
      count: 4,
      limit: 3,
    });
    expect((await laptop.open(stories[0], token)).isWhole).toBe(true);
    // Signing out does not reset the meter.
    expect((await phone.open(stories[3])).answer.meter).toEqual({ count: 3, limit: 3 });
  });

  test('allows no more to ten tabs at once', async () => {
    const token = await signUp('di@example.com');
    const answers = await Promise.all(
      (metered ?? []).slice(0, 9).map((story) => openBrowser().open(story, token)),
    );
    expect(answers.filter(({ isWhole }) => isWhole)).toHaveLength(3);
  });

  test('is spent by no page of another site', async () => {
    const browser = openBrowser();
    await browser.open(metered?.[0]);
    const before = browser.cookie;
    const values = new URLSearchParams({ path: metered?.[1]?.url ?? '', instance: 'body' });
    const response = await site.get(`/_broadsheet/block?${values}`, { headers: { cookie: before } });
    expect([response.headers.get('set-cookie'), response.headers.get('cache-control')]).toEqual([
      null,
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400',
    ]);
  });
});

// The last in the file, because it changes the site.
describe('a paywall script of another service', () => {
  async function policyWith(script: string): Promise<string> {
    const stored = { ...Object(readFixture('site')), api: { retail: { script } } };
    const file = await site.folder.write('import/site.json', JSON.stringify(stored));
    await site.platform.platform.import([file], { root: site.folder.path });
    await site.site.reload();
    const response = await site.get(metered?.[0]?.url ?? '');
    return response.headers.get('content-security-policy') ?? '';
  }

  test('may run and ask its own service, if it comes over https', async () => {
    const policy = await policyWith('https://paywall.example/p.js');
    for (const directive of ['script-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${directive} [^;]*https://paywall\\.example(?: |;)`));
    expect(await policyWith('http://paywall.example/p.js')).not.toContain('paywall.example');
    expect(await policyWith('/sandbox/paywall/p.js')).not.toContain('paywall');
  });
});
