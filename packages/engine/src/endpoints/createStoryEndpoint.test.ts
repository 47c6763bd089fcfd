import { describe, expect, it } from 'vitest';
import { createTestEngine, getMain, ORIGIN, testPage } from '../../test/createTestEngine.ts';
import type { TestEngineOptions } from '../../test/createTestEngine.ts';
import { accessFor, STORY, storyPage, teaser, whole } from '../../test/lockedStories.ts';

const REST = 'It went.';

function open(options: TestEngineOptions = {}) {
  const engine = createTestEngine({
    documents: [storyPage],
    answers: { 'content-api': teaser },
    access: accessFor(),
    ...options,
  });
  const ask = (token?: string, values: Record<string, string> = {}) => {
    const query = new URLSearchParams({ path: STORY, instance: 'm1', level: '2', ...values });
    return engine.fetch(
      new Request(`${ORIGIN}/_broadsheet/block?${query}`, {
        method: 'POST',
        headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      }),
    );
  };
  return { engine, ask };
}

describe('the page of a locked story', () => {
  it('holds the teaser, and marks where the rest belongs, in its data as well', async () => {
    const html = await open().engine.html(STORY);
    expect(getMain(html)).toContain(
      '<bs-locked class="bs-locked" data-instance="m1" data-level="1"><article>The sea came.',
    );
    expect(html).toContain(
      '"isAccessibleForFree":false,"hasPart":{"@type":"WebPageElement","isAccessibleForFree":false,"cssSelector":".bs-locked"}',
    );
    expect(html).not.toContain(REST);
  });

  it('marks no block that does not hold the body of such content', async () => {
    const gallery = testPage({ match: { kind: 'content', type: 'gallery' }, main: [{ block: 'body' }] });
    const answers = { 'content-api': { ...teaser, type: 'gallery' } };
    expect(await open({ documents: [gallery], answers }).engine.html(STORY)).not.toContain('<bs-locked');
  });

  it('has no mark where the story is open', async () => {
    const html = await open({ answers: { 'content-api': whole } }).engine.html(STORY);
    expect(html).not.toContain('bs-locked');
  });
});

describe('the rest of a locked story', () => {
  it('comes to a reader who may read, with its islands, and is kept by nobody', async () => {
    const response = await open().ask('ada');
    expect([
      response.status,
      response.headers.get('cache-control'),
      response.headers.get('set-cookie'),
    ]).toEqual([200, 'private, no-store', 'meter=1']);
    const answer: unknown = await response.json();
    expect(answer).toMatchObject({
      kind: 'open',
      html: expect.stringContaining(`The sea came. ${REST}`),
      islands: { m1x0: { level: 2 } },
    });
    expect(JSON.stringify(answer)).not.toContain('bs-locked');
  });

  it.each([
    ['eve', 200, 'teaser'],
    ['old', 401, 'expired'],
  ])('is not given to %s, who is told why', async (token, status, kind) => {
    const response = await open().ask(token);
    expect([response.status, response.headers.get('cache-control')]).toEqual([status, 'private, no-store']);
    const text = await response.text();
    expect(JSON.parse(text)).toMatchObject({ kind });
    expect(text).not.toContain(REST);
  });

  it('never comes into a public answer, whoever has read it before', async () => {
    const { engine, ask } = open();
    await ask('ada');
    const urls = [
      STORY,
      `/_broadsheet/block?path=${STORY}&instance=m1`,
      `/pf/api/v3/content/fetch/content-api`,
    ];
    const texts = await Promise.all(urls.map(async (url) => (await engine.get(url)).text()));
    expect(texts.join()).toContain('The sea came.');
    expect(texts.join()).not.toContain(REST);
  });

  it('is decided by the teaser, and counted by nobody where the story cannot be loaded', async () => {
    const seen: unknown[] = [];
    const access = accessFor(seen);
    await open({ access }).ask('ada');
    expect(seen).toEqual([teaser]);
    const failing = { ...access, load: () => Promise.reject(new Error('down')) };
    const response = await open({ access: failing }).ask('ada');
    expect([response.status, response.headers.get('cache-control'), seen.length]).toEqual([
      503,
      'private, no-store',
      1,
    ]);
  });

  it.each<Record<string, string>>([
    { instance: 'm0' },
    { instance: 'none' },
    { path: '/none/' },
    { path: 'none' },
  ])('is not at %j', async (values) => {
    const answers = {
      'content-api': ({ query }: { query?: Record<string, unknown> }) =>
        query?.['website_url'] === STORY ? teaser : new Error('none'),
    };
    expect((await open({ answers }).ask('ada', values)).status).toBe(404);
  });

  it('is nowhere on a site that says nothing of access', async () => {
    expect((await open({ access: undefined }).ask('ada')).status).toBe(404);
  });

  it('comes to everybody once the story is open, for their page may be older', async () => {
    const response = await open({ answers: { 'content-api': whole } }).ask();
    expect(await response.json()).toMatchObject({ kind: 'open', html: expect.stringContaining(REST) });
    expect(response.headers.get('cache-control')).toBe('private, no-store');
  });
});
