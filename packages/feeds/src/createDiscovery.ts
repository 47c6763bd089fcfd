/**
 * The documents through which a site is found: feeds, sitemaps, robots.txt, the OpenSearch description and the manifest,
 * each at its own URL. All other requests are left to the handler of pages.
 */
import { systemClock } from '@broadsheet/client-core';
import { createContentCache, respond, siteUrl } from '@broadsheet/engine';
import type { CachedResponse } from '@broadsheet/engine';
import { isContentSourceError } from '@broadsheet/sdk-content/server';
import type { MadeFrom } from '@broadsheet/sdk-content/server';
import { createDocumentCache } from './answers/createDocumentCache.ts';
import { answerDocument, answerMissing } from './answers/documents.ts';
import type { DiscoveryOptions, LoadContent } from './DiscoveryOptions.ts';
import { findMovedFeed, goneFeed, makeFeed } from './feeds/answerFeed.ts';
import { readFeedUrl } from './feeds/feedFormats.ts';
import type { FeedUrl } from './feeds/feedFormats.ts';
import { writeManifest } from './writeManifest.ts';
import { writeOpenSearch } from './writeOpenSearch.ts';
import { makeSitemap } from './sitemaps/makeSitemap.ts';
import { readSitemapPath } from './sitemaps/sitemapPaths.ts';
import { writeRobots } from './robots/writeRobots.ts';

export interface Discovery {
  /** Resolves with the response for one of the documents; returns `undefined` for any other request. Never rejects. */
  fetch(request: Request): Promise<Response> | undefined;
  /** Clears all caches, e.g. after an import or a publication. */
  clear(): void;
}

const DAY_S = 86_400;
const FRESH_MS = 60_000;
const SOURCES = { maxBytes: 8 * 1024 * 1024, maxRunning: 8, timeoutMs: 10_000 };
const CACHE_BYTES = 16 * 1024 * 1024;

/** Makes a document of what it loads. */
type Maker = (load: LoadContent) => Promise<CachedResponse> | CachedResponse;

/** Creates a content cache by the rules of the engine's: limited concurrency and time, and pauses for a failing source. */
function createLoad({ load, sanitise, log, changes, clock = systemClock }: DiscoveryOptions) {
  const content = createContentCache({
    load: async (request, signal, notes) => sanitise(await load(request, signal, notes)),
    clock,
    changes,
    ...SOURCES,
    freshMs: () => FRESH_MS,
    onFailure({ source }, error) {
      if (isContentSourceError(error) && error.kind !== 'failed') return;
      log.warn(`The content source "${source}" failed.`, { source, error: String(error) });
    },
  });
  const requestFor =
    (from: MadeFrom[]): LoadContent =>
    async (request) => {
      const answer = await content.newest(request);
      if (answer.from !== undefined) from.push(answer.from);
      if (answer.status === 'failed') throw answer.error;
      return answer.data;
    };
  return { requestFor, clear: () => content.clear() };
}

/** Returns the functions that create the documents with a fixed URL. */
function createFixedDocuments({ site, pages }: DiscoveryOptions): Readonly<Record<string, Maker>> {
  const url = (path: string) => siteUrl(path, site().websiteDomain) ?? path;
  return {
    '/robots.txt': () =>
      answerDocument(
        { type: 'text/plain; charset=utf-8', maxAge: 3_600 },
        writeRobots({
          site: site(),
          pages: pages(),
          sitemaps: [url('/sitemap.xml'), url('/sitemaps/news.xml')],
        }),
      ),
    '/opensearch.xml': () =>
      answerDocument(
        { type: 'application/opensearchdescription+xml; charset=utf-8', maxAge: DAY_S },
        writeOpenSearch(site()),
      ),
    '/manifest.webmanifest': () =>
      answerDocument(
        { type: 'application/manifest+json; charset=utf-8', maxAge: DAY_S },
        writeManifest(site()),
      ),
  };
}

function answerFailure(error: unknown): CachedResponse {
  const isMissing = isContentSourceError(error) && error.kind !== 'failed';
  return isMissing
    ? answerMissing(404, 'There is no such document.')
    : answerMissing(503, 'This document cannot be made just now. Ask again in half a minute.');
}

/** Creates the handler of the documents. Each document is created when it is requested. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { clock = systemClock, cacheBytes = CACHE_BYTES, log, describeAnswer } = options;
  const content = createLoad(options);
  const documents = createDocumentCache({
    clock,
    freshMs: FRESH_MS,
    maxBytes: cacheBytes,
    moment: () => options.changes?.now() ?? 0,
  });
  const fixed = createFixedDocuments(options);

  function findFeed(feedUrl: FeedUrl, url: URL): Maker | Response {
    const moved = findMovedFeed(feedUrl, url, options);
    if (moved === 'gone') return goneFeed;
    if (moved === undefined) return (load) => makeFeed(feedUrl, { ...options, site: options.site(), load });
    const headers = {
      Location: moved.location,
      'Cache-Control': 'public, max-age=300',
      ...describeAnswer?.({ from: [], isLasting: false }),
    };
    return new Response(null, { status: moved.status, headers });
  }

  function findMaker(url: URL): Maker | Response | undefined {
    const feedUrl = readFeedUrl(url.pathname);
    if (feedUrl !== undefined) return findFeed(feedUrl, url);
    const sitemap = readSitemapPath(url.pathname);
    if (sitemap !== undefined) return (load) => makeSitemap(sitemap, { ...options, clock, load });
    return Object.hasOwn(fixed, url.pathname) ? fixed[url.pathname] : undefined;
  }

  /** Makes a document, with headers that say what it was made from; also if there is nothing. */
  async function makeDescribed(path: string, make: Maker): Promise<CachedResponse> {
    const from: MadeFrom[] = [];
    const making = async () => make(content.requestFor(from));
    const made = await making().catch((error: unknown) => {
      const failure = answerFailure(error);
      if (failure.status === 503) log.error('A document could not be made.', { path, error: String(error) });
      return failure;
    });
    if (made.status === 503) return made;
    return { ...made, headers: { ...made.headers, ...describeAnswer?.({ from, isLasting: false }) } };
  }

  async function answer(request: Request, { pathname }: URL, make: Maker): Promise<Response> {
    return respond(request, await documents.getOrMake(pathname, () => makeDescribed(pathname, make)));
  }

  return {
    fetch(request) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
      const url = new URL(request.url);
      const found = findMaker(url);
      if (found === undefined) return undefined;
      return found instanceof Response ? Promise.resolve(found) : answer(request, url, found);
    },
    clear() {
      content.clear();
      documents.clear();
    },
  };
}
