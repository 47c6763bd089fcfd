/**
 * The way of a page: route → resolve → fetch → render → compose.
 *
 * The micro-cache answers without asking anybody for a page that was good a moment ago. A page that lacks something because
 * a source failed or took too long is degraded: the last whole page of its URL is sent instead, if there is one, and
 * neither is kept by others for longer than a few seconds.
 */
import { getCacheBytes } from '../cache/cacheShares.ts';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { createUrlCache } from '../cache/createUrlCache.ts';
import { Dependencies } from '../cache/Dependencies.ts';
import { trackQueryReads } from '../cache/trackPageReads.ts';
import { cacheText, getResponseSize } from '../response/CachedResponse.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import { pageHeaders } from '../response/pageHeaders.ts';
import type { Route } from '../routing/resolveRoute.ts';
import { createPageBuilder, MAX_PAGES } from './createPageBuilder.ts';
import type { BuiltPage, PageBuilder, PageBuilderOptions } from './createPageBuilder.ts';
import type { PageUrl } from './createPageSteps.ts';
import { findErrorDocument } from './findErrorDocument.ts';
import type { ErrorStatus } from './findErrorDocument.ts';

type PageRoute = Extract<Route, { readonly kind: 'page' }>;

export type PageResult =
  { readonly kind: 'response'; readonly response: CachedResponse } | Exclude<Route, PageRoute>;

export interface PagePipeline {
  /** Answers the page at a URL, or why there is none. */
  run(url: PageUrl): Promise<PageResult>;
  /** Makes the page at a path. Answers whether it is whole. */
  warm(path: string): Promise<boolean>;
  /** Answers the page of an error, or one line of text where the site has none. */
  error(status: ErrorStatus, path: string): Promise<CachedResponse>;
  clear(): void;
}

/** Milliseconds for which the last whole page of a URL stands in while sources fail. */
const LAST_GOOD_MS = 10 * 60_000;

function createUrlCaches({ engine, clock }: PageBuilderOptions) {
  const { maxPages = MAX_PAGES, microCacheMs = 1_000 } = engine;
  return {
    /** Keys of built pages. */
    microCache: createUrlCache<string>({
      clock,
      maxEntries: microCacheMs <= 0 ? 0 : maxPages,
      ttlMs: microCacheMs,
    }),
    lastGood: createUrlCache<CachedResponse>({
      clock,
      maxEntries: maxPages,
      ttlMs: LAST_GOOD_MS,
      maxBytes: getCacheBytes('lastGood', engine),
      sizeOf: getResponseSize,
    }),
  };
}

/** A whole page that stands in for one that lacks something: nobody keeps it for longer than that one. */
function standIn({ headers, ...response }: CachedResponse): CachedResponse {
  return { ...response, headers: { ...headers, ...pageHeaders({ status: 200, isDegraded: true }) } };
}

/** The page of an error, or one line of text where the site has none. */
async function buildError(
  { status, path }: { readonly status: ErrorStatus; readonly path: string },
  { engine, build }: Pick<PageBuilderOptions, 'engine'> & Pick<PageBuilder, 'build'>,
): Promise<CachedResponse> {
  const document = findErrorDocument(engine.pages(), status);
  if (document === undefined) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...pageHeaders({ status }) };
    return cacheText({ status, headers }, `${status}\n`);
  }
  const built = await build({ document, status, path, query: {}, content: undefined, values: {} });
  return built.response;
}

export function createPagePipeline(options: PageBuilderOptions): PagePipeline {
  const { engine, steps } = options;
  const { build, ...pages } = createPageBuilder(options);
  const { microCache, lastGood } = createUrlCaches(options);
  const idOf = createObjectIds();

  function buildPage({ path, query }: PageUrl, { document, content, values }: PageRoute): Promise<BuiltPage> {
    return build({ document, status: 200, path, query, content, values });
  }

  /** The page of a route, or the last whole one of its URL if this one lacks something. */
  async function makePage(url: PageUrl, route: PageRoute, reads: Dependencies): Promise<CachedResponse> {
    const lookup = { base: url.path, query: url.query };
    const { response, key, isDegraded, ...built } = await buildPage(url, route);
    const previous = isDegraded ? lastGood.find(lookup) : undefined;
    if (previous !== undefined) return standIn(previous);
    const dependencies = [...built.dependencies, ...reads.names];
    microCache.set(toMicroLookup(url), { value: key, dependencies });
    if (!isDegraded) lastGood.set(lookup, { value: response, dependencies });
    return response;
  }

  const toMicroLookup = ({ path, query }: PageUrl) => ({
    base: `${idOf(engine.pages())} ${idOf(engine.site())} ${path}`,
    query,
  });

  return {
    async run(url) {
      const recent = pages.get(microCache.find(toMicroLookup(url)) ?? '');
      if (recent !== undefined) return { kind: 'response', response: recent };
      const reads = new Dependencies();
      const route = await steps.route({ ...url, query: trackQueryReads(url.query, reads) });
      if (route.kind === 'page') return { kind: 'response', response: await makePage(url, route, reads) };
      if (route.kind !== 'unavailable') return route;
      const previous = lastGood.find({ base: url.path, query: url.query });
      return previous === undefined ? route : { kind: 'response', response: standIn(previous) };
    },
    async warm(path) {
      const url = { path, query: {} };
      const route = await steps.route(url);
      if (route.kind !== 'page') return route.kind !== 'unavailable';
      return !(await buildPage(url, route)).isDegraded;
    },
    error: (status, path) => buildError({ status, path }, { engine, build }),
    clear() {
      // The last whole pages stay: after a publication, too, they are better than half a page.
      for (const part of [pages, microCache, steps]) part.clear();
    },
  };
}
