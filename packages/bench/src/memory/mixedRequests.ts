/**
 * Requests of a busy day under attack. Half of them are of readers on existing pages. The others request things that nobody
 * ever requested and never will again, which fills a memory: paths, queries, sizes, hosts and senders that are new each
 * time. The sequence is the same in every run.
 */
import { createPicker } from './createRandom.ts';
import type { Random } from './createRandom.ts';
import type { Samples } from './readSamples.ts';

export interface SiteRequest {
  /** Path and query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
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
}

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
];

const ONE_IN = { hangsUp: 50, isUncompressed: 20, isSomebodyNew: 3 };

/** Returns a function that returns one request after the other. */
export function createRequests(samples: Samples, random: Random): () => SiteRequest {
  const parts = createParts(samples, random);
  const nextKind = createPicker(KINDS, random);
  const isOneIn = (count: number) => parts.number(count) === 0;
  const sender = () => [10, parts.number(256), parts.number(256), parts.number(256)].join('.');
  return () => {
    const { path, host } = nextKind();
    return {
      path: path(parts),
      headers: {
        'accept-encoding': isOneIn(ONE_IN.isUncompressed) ? 'identity' : 'br, gzip',
        // The header as the proxy in front of the site writes it.
        'x-forwarded-for': isOneIn(ONE_IN.isSomebodyNew) ? sender() : `192.0.2.${parts.number(100)}`,
        ...(host !== undefined && { host: host(parts) }),
      },
      hangsUp: isOneIn(ONE_IN.hangsUp),
    };
  };
}
