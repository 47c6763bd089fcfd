/** The documents for crawlers and browsers that the running site serves in addition to pages, through its socket. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aiCrawlers } from '@broadsheet/feeds';
import { isRecord } from '@broadsheet/client-core';
import { getChildren, parseXml, getChildText } from '@broadsheet/testing/xml';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSiteWith } from '../../test/openListeningSite.ts';
import type { ListeningSite } from '../../test/openListeningSite.ts';

const ROOT = join(import.meta.dirname, '../../../..');

let site: ListeningSite;

beforeAll(async () => {
  site = await openSiteWith({ fixtures: ['pages'] });
}, 120_000);
afterAll(() => site[Symbol.asyncDispose]());

async function withProperties(more: object): Promise<void> {
  const stored: unknown = JSON.parse(readFileSync(join(ROOT, 'fixtures/site.json'), 'utf8'));
  const file = await site.folder.write(
    'site.json',
    JSON.stringify({ ...(isRecord(stored) && stored), ...more }),
  );
  const { rejected } = await site.platform.platform.import([file]);
  expect(rejected).toEqual([]);
  await site.site.reload();
}

async function robots(): Promise<string> {
  const response = await site.get('/robots.txt');
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  return response.text();
}

/** Returns the product tokens of the groups that may fetch nothing. */
function keptOut(text: string): readonly string[] {
  const groups = text.split('\n\n').filter((group) => group.endsWith('\nDisallow: /'));
  return groups.flatMap((group) =>
    [...group.matchAll(/^User-agent: (.*)$/gm)].map(([, agent = '']) => agent),
  );
}

describe('robots.txt', () => {
  test('keeps crawlers from what is for readers alone and from what is no page', async () => {
    await withProperties({});
    const [everybody = ''] = (await robots()).split('\n\n');
    const lines = everybody.split('\n');
    expect(lines[0]).toBe('User-agent: *');
    for (const path of [
      '/account/',
      '/checkout/',
      '/gift/checkout/',
      '/search/',
      '/_broadsheet/',
      '/pf/api/',
      '/sales/',
    ])
      expect(lines).toContain(`Disallow: ${path}`);
    // Lazy blocks are content.
    expect(lines).toContain('Allow: /_broadsheet/block');
    expect(lines).not.toContain('Disallow: /');
    expect(lines.filter((line) => /gift\/$|offer|contact/.test(line))).toEqual([]);
  });

  test('switches the crawlers of AI companies by purpose and by name', async () => {
    const agents = (purpose: string) =>
      aiCrawlers.filter((crawler) => crawler.purpose === purpose).map(({ agent }) => agent);
    await withProperties({ robots: {} });
    expect(keptOut(await robots())).toEqual([]);
    await withProperties({ robots: { aiTraining: 'disallow' } });
    expect(keptOut(await robots())).toEqual(agents('training'));
    const crawlers = { gptbot: 'allow', PerplexityBot: 'disallow', 'OtherBot/1.0': 'disallow' };
    await withProperties({ robots: { aiTraining: 'disallow', aiAssistants: 'disallow', crawlers } });
    const out = keptOut(await robots());
    expect(out).not.toContain('GPTBot');
    expect(out).toEqual(
      expect.arrayContaining([...agents('assistant'), 'ClaudeBot', 'PerplexityBot', 'OtherBot/1.0']),
    );
    expect(out).not.toContain('OAI-SearchBot');
  });

  test('takes paths of the site and no line that they smuggle in', async () => {
    await withProperties({ robots: { disallow: ['/drafts/', '/x\nUser-agent: evil', '/', 'nonsense'] } });
    const text = await robots();
    expect(text).toContain('Disallow: /drafts/\n');
    expect(text).not.toMatch(/^User-agent: evil|^Disallow: \/$/m);
  });

  test('of a site that is not public yet lets nobody in', async () => {
    await withProperties({ robots: { index: false } });
    expect(await robots()).toBe('User-agent: *\nDisallow: /\n');
    await withProperties({});
  });

  test('has every crawler that it knows in the publishers’ guide', () => {
    const guide = readFileSync(join(ROOT, 'docs/being-found.md'), 'utf8');
    const listed = [...guide.matchAll(/^\| \[`([^`]*)`\]\(([^)]*)\) *\| ([^|]*?) *\|/gm)];
    expect(listed.map(([, agent, documentation, operator]) => ({ agent, documentation, operator }))).toEqual(
      aiCrawlers.map(({ agent, documentation, operator }) => ({ agent, documentation, operator })),
    );
  });
});

test('the search is described to browsers', async () => {
  const response = await site.get('/opensearch.xml');
  expect(response.headers.get('content-type')).toBe('application/opensearchdescription+xml; charset=utf-8');
  const description = parseXml(await response.text());
  expect(getChildText(description, 'ShortName')).toBe('The Courier');
  expect(getChildren(description, 'Url')[0]?.attributes['template']).toBe(
    'http://localhost/search/{searchTerms}/',
  );
});

test('the manifest names icons that are what it says', async () => {
  const response = await site.get('/manifest.webmanifest');
  expect(response.headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
  const manifest: unknown = await response.json();
  expect(manifest).toMatchObject({
    name: 'The Aldermouth Courier',
    short_name: 'The Courier',
    start_url: '/',
    theme_color: '#1c3450',
    icons: [{ purpose: 'any' }, { purpose: 'any' }, { purpose: 'maskable', sizes: '512x512' }],
  });
  const sizes = await Promise.all(
    ['icon-192.png', 'icon-512.png', 'maskable-512.png', 'apple-touch-icon.png'].map(async (file) => {
      const icon = await site.get(`/icons/${file}`);
      expect(icon.headers.get('content-type')).toBe('image/png');
      const { format, width, height } = await sharp(Buffer.from(await icon.arrayBuffer())).metadata();
      return [format, width, height];
    }),
  );
  expect(sizes).toEqual([192, 512, 512, 180].map((size) => ['png', size, size]));
  const missing = await site.get('/icons/other.png');
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'public, max-age=60']);
});

test('a mask may cut the corners off the maskable icon and meets nothing but ground', async () => {
  const icon = await site.get('/icons/maskable-512.png');
  const { data, info } = await sharp(Buffer.from(await icon.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const corners = [0, 511].flatMap((y) => [0, 511].map((x) => (y * info.width + x) * info.channels));
  for (const at of corners) expect([...data.subarray(at, at + 3)]).toEqual([0x1c, 0x34, 0x50]);
});
