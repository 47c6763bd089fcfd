/**
 * The documents that a site is found by, each at an address of its own. What is not one of them is left to whoever
 * answers pages.
 */
import { systemClock } from '@broadsheet/client-core';
import { createContentCache, respond, siteUrl } from '@broadsheet/engine';
import type { CachedResponse } from '@broadsheet/engine';
import { isContentSourceError } from '@broadsheet/sdk-content/server';
import { createDocumentCache } from './answers/createDocumentCache.ts';
import { answerDocument, answerMissing } from './answers/documents.ts';
import type { DiscoveryOptions, LoadContent } from './DiscoveryOptions.ts';
import { findMovedFeed, goneFeed, makeFeed } from './feeds/answerFeed.ts';
import { readFeedUrl } from './feeds/feedFormats.ts';
import type { FeedUrl } from './feeds/feedFormats.ts';
import { writeManifest } from './manifest/writeManifest.ts';
import { writeOpenSearch } from './opensearch/writeOpenSearch.ts';
import { makeSitemap } from './sitemaps/makeSitemap.ts';
import { readSitemapPath } from './sitemaps/sitemapPaths.ts';
import { writeRobots } from './robots/writeRobots.ts';

export interface Discovery {
  /** Answers a request for one of its documents; `undefined` for any other. Never rejects. */
  fetch(request: Request): Promise<Response> | undefined;
  /** Forgets everything, e.g. after an import or a publication. */
  clear(): void;
}

const DAY_S = 86_400;
const FRESH_MS = 60_000;
const SOURCES = { maxBytes: 8 * 1024 * 1024, maxRunning: 8, timeoutMs: 10_000 };
const CACHE_BYTES = 16 * 1024 * 1024;

type Maker = () => Promise<CachedResponse> | CachedResponse;

/** Content by the rules of the engine's own memory: few at a time, in time, and a source in trouble is left in peace. */
function createLoad({ load, sanitise, log, clock = systemClock }: DiscoveryOptions) {
  const content = createContentCache({
    load: async (request, signal) => sanitise(await load(request, signal)),
    clock,
    ...SOURCES,
    freshMs: () => FRESH_MS,
    onFailure({ source }, error) {
      if (isContentSourceError(error) && error.kind !== 'failed') return;
      log.warn(`The content source "${source}" failed.`, { source, error: String(error) });
    },
  });
  const ask: LoadContent = async (request) => {
    const answer = await content.get(request);
    if (answer.status === 'failed') throw answer.error;
    return answer.data;
  };
  return { load: ask, clear: () => content.clear() };
}

/** The documents whose address does not depend on content. */
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

/** Puts the documents together; they are made when somebody asks. */
export function createDiscovery(options: DiscoveryOptions): Discovery {
  const { clock = systemClock, cacheBytes = CACHE_BYTES, log } = options;
  const content = createLoad(options);
  const documents = createDocumentCache({ clock, freshMs: FRESH_MS, maxBytes: cacheBytes });
  const fixed = createFixedDocuments(options);

  function findFeed(feedUrl: FeedUrl, url: URL): Maker | Response {
    const moved = findMovedFeed(feedUrl, url, options);
    if (moved === 'gone') return goneFeed;
    if (moved === undefined)
      return () => makeFeed(feedUrl, { ...options, site: options.site(), load: content.load });
    const headers = { Location: moved.location, 'Cache-Control': 'public, max-age=300' };
    return new Response(null, { status: moved.status, headers });
  }

  function findMaker(url: URL): Maker | Response | undefined {
    const feedUrl = readFeedUrl(url.pathname);
    if (feedUrl !== undefined) return findFeed(feedUrl, url);
    const sitemap = readSitemapPath(url.pathname);
    if (sitemap !== undefined) return () => makeSitemap(sitemap, { ...options, clock, load: content.load });
    return Object.hasOwn(fixed, url.pathname) ? fixed[url.pathname] : undefined;
  }

  async function answer(request: Request, url: URL, make: Maker): Promise<Response> {
    const made = await documents
      .getOrMake(url.pathname, async () => make())
      .catch((error: unknown) => {
        const failure = answerFailure(error);
        if (failure.status === 503)
          log.error('A document could not be made.', { path: url.pathname, error: String(error) });
        return failure;
      });
    return respond(request, made);
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
