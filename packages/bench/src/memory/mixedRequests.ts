/**
 * Requests of a busy day under attack. Half of them are of readers on existing pages. The others request things that nobody
 * ever requested and never will again, which fills a memory: paths, queries, sizes, hosts and senders that are new each
 * time. The sequence is the same in every run.
 */
import { createPicker } from './createRandom.ts';
import type { Random } from './createRandom.ts';
import type { Samples } from './readSamples.ts';

export interface SiteRequest {
  readonly method: 'GET' | 'POST';
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON, a form, or the id of a story; empty: none is sent. */
  readonly body: string;
  /** Whether the client disconnects before it has read the response. */
  readonly hangsUp: boolean;
}

const WORDS = ['ferry', 'council', 'harbour', 'storm', 'derby', 'bread', 'lantern', 'salt', 'bridge', 'tide'];
const SOURCES = ['story-feed-sections', 'story-feed-query', 'content-api', 'search-api', 'author-api'];

/** Returns functions that create parts of URLs. */
function createParts({ paths, images }: Samples, random: Random) {
  const number = (limit: number) => Math.floor(random() * limit);
  const pick = (items: readonly string[]) => items[number(items.length)] ?? '/';
  return {
    number,
    page: () => pick(paths),
    image: () => pick(images),
    word: () => pick(WORDS),
    source: () => pick(SOURCES),
    /** Returns a text that was never sent before, up to this length. */
    noise: (length: number) =>
      Array.from({ length: 1 + number(length / 8) }, () => number(2 ** 40).toString(36)).join(''),
  };
}

type Parts = ReturnType<typeof createParts>;

function fetchUrl(source: string, query: unknown): string {
  return `/pf/api/v3/content/fetch/${source}?query=${encodeURIComponent(JSON.stringify(query))}&_website=courier`;
}

interface Kind {
  readonly weight: number;
  path(parts: Parts): string;
  host?(parts: Parts): string;
  /** What is posted: a text, or a value as JSON; absent: the request is a GET. */
  body?(parts: Parts): unknown;
}

/** What readers of newer features request: feeds, sitemaps, most read stories, live stories, newsletters, saved stories. */
const FEATURES: readonly Kind[] = [
  { weight: 2, path: ({ page, number }) => `${page()}${number(2) === 0 ? 'rss.xml' : 'feed.json'}` },
  {
    weight: 1,
    path: ({ number }) => (number(3) === 0 ? '/sitemap.xml' : `/sitemaps/2026-11-${10 + number(20)}.xml`),
  },
  {
    weight: 2,
    path: ({ number }) => fetchUrl('most-read', { size: 1 + number(20) }),
  },
  { weight: 2, path: () => '/_broadsheet/read', body: ({ noise }) => noise(26) },
  {
    weight: 1,
    path: () => '/readers/v1/newsletters',
    body: ({ noise }) => `email=${noise(20)}%40example.com&newsletter=${noise(8)}`,
  },
  {
    weight: 1,
    path: () => '/readers/v1/saved-stories',
    body: ({ noise }) => ({ changes: [{ story: noise(26), isSaved: true, at: 0 }] }),
  },
];

/** Hostile requests for the same features, and for the page builder's door. */
const ATTACKS: readonly Kind[] = [
  { weight: 2, path: ({ page, noise }) => `${page()}${noise(12)}/rss.xml` },
  { weight: 1, path: ({ number }) => `/sitemaps/${1_000 + number(9_000)}-01-01-${number(1_000)}.xml` },
  { weight: 1, path: ({ noise }) => fetchUrl('most-read', { [noise(8)]: noise(60) }) },
  { weight: 2, path: () => '/_broadsheet/read', body: ({ noise }) => noise(400) },
  { weight: 2, path: ({ noise, word }) => `/search/${word()}${noise(180)}/` },
  {
    weight: 2,
    path: ({ image, number, noise }) =>
      `${image()}&quality=${number(200)}&smart=${noise(6)}&format=${noise(3)}`,
  },
  {
    weight: 1,
    path: () => '/identity/public/v1/auth/login',
    body: ({ noise }) => ({
      userName: `${noise(20)}@example.com`,
      credentials: noise(20),
      grantType: 'password',
    }),
  },
  {
    weight: 1,
    path: () => '/pagebuilder/api/session',
    body: ({ noise }) => ({ email: `${noise(20)}@example.com`, password: noise(30) }),
  },
  { weight: 1, path: ({ noise }) => `/pagebuilder/${noise(20)}/${noise(40)}` },
  { weight: 1, path: ({ noise }) => `/pagebuilder/shared/${noise(44)}` },
];

const KINDS: readonly [Kind, ...Kind[]] = [
  { weight: 40, path: ({ page }) => page() },
  { weight: 5, path: ({ page, number }) => `${page()}?utm_source=letter&utm_id=${number(1_000_000)}` },
  { weight: 3, path: ({ word, number }) => `/search/${word()}/?page=${1 + number(5)}` },
  {
    weight: 4,
    path: ({ page, number }) =>
      fetchUrl('story-feed-sections', { includeSections: page(), feedSize: 1 + number(20), feedOffset: 0 }),
  },
  // All requests from here on are hostile.
  { weight: 8, path: ({ word, noise }) => `/${word()}/${noise(24)}/` },
  { weight: 7, path: ({ word, number }) => `/search/${word()}%20${number(1_000_000)}/` },
  { weight: 6, path: ({ page, number }) => `${page()}?page=${number(20_000)}` },
  {
    weight: 8,
    path: ({ word, number, noise }) =>
      fetchUrl('story-feed-query', {
        query: `type:story AND headlines.basic:${word()} OR _id:${noise(40)}`,
        size: number(200),
        offset: number(10_000),
      }),
  },
  { weight: 3, path: ({ source, noise }) => fetchUrl(source(), { [noise(8)]: noise(400), _id: noise(60) }) },
  {
    weight: 3,
    path: ({ image, number }) => `${image()}&width=${1 + number(6_000)}&height=${number(3_000)}`,
  },
  {
    weight: 2,
    path: ({ noise, number }) => `/resizer/v2/${noise(30)}.jpg?auth=${noise(44)}&width=${number(900)}`,
  },
  { weight: 3, path: ({ page, noise }) => `${page()}?${noise(8)}=${noise(6_000)}` },
  { weight: 2, path: ({ noise }) => `/%zz/%00/%c3%28/${noise(20)}%/` },
  {
    weight: 2,
    path: ({ page, noise }) => `/_broadsheet/block?instance=${noise(20)}&path=${page()}&search=?${noise(60)}`,
  },
  { weight: 2, path: ({ noise }) => `/identity/public/v1/auth/magiclink/${noise(40)}` },
  { weight: 2, path: ({ page }) => page(), host: ({ noise }) => `${noise(16)}.example` },
  ...FEATURES,
  ...ATTACKS,
];

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const ONE_IN = { hangsUp: 50, isUncompressed: 20, isSomebodyNew: 3 };

/** Returns a function that returns one request after the other. */
export function createRequests(samples: Samples, random: Random): () => SiteRequest {
  const parts = createParts(samples, random);
  const nextKind = createPicker(KINDS, random);
  const isOneIn = (count: number) => parts.number(count) === 0;
  const sender = () => [10, parts.number(256), parts.number(256), parts.number(256)].join('.');
  return () => {
    const { path, host, body } = nextKind();
    return {
      method: body === undefined ? 'GET' : 'POST',
      path: path(parts),
      body: body === undefined ? '' : toText(body(parts)),
      headers: {
        'accept-encoding': isOneIn(ONE_IN.isUncompressed) ? 'identity' : 'br, gzip',
        // The header as the proxy in front of the site writes it.
        'x-forwarded-for': isOneIn(ONE_IN.isSomebodyNew) ? sender() : `192.0.2.${parts.number(100)}`,
        ...(host !== undefined && { host: host(parts) }),
        ...(body !== undefined && { 'sec-fetch-site': 'same-origin' }),
      },
      hangsUp: isOneIn(ONE_IN.hangsUp),
    };
  };
}
