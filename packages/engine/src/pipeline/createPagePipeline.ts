/**
 * The way of a page: route → resolve → fetch → render → compose.
 *
 * Two caches stand in the way. The micro-cache answers without asking anybody for a page that was good a moment ago. The
 * page cache stands before the last two steps: a page that was composed before is sent again as long as nothing it was
 * made from has changed, which is its document, the site, and whatever its blocks, its metadata and its output have read.
 *
 * A page that lacks something because a source failed or took too long is degraded: the last whole page of its URL is
 * sent instead, if there is one, and neither is kept by others for longer than a few seconds.
 */
import type { Clock } from '@broadsheet/client-core';
import { createDependencyCache } from '../cache/createDependencyCache.ts';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { createUrlCache } from '../cache/createUrlCache.ts';
import { Dependencies } from '../cache/Dependencies.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { trackQueryReads } from '../cache/trackPageReads.ts';
import { isTroubled } from '../content/ContentAnswer.ts';
import type { PageSubject } from '../content/createPageScopes.ts';
import { dependencyReader } from '../content/PageScope.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { Lifetime } from '../response/cacheControl.ts';
import { cacheChunks, cacheText, getResponseSize } from '../response/CachedResponse.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import { pageHeaders } from '../response/pageHeaders.ts';
import type { Route } from '../routing/resolveRoute.ts';
import type { ResolvedPage } from '../tree/BlockInstance.ts';
import type { PageSteps, PageUrl } from './createPageSteps.ts';
import { findErrorDocument } from './findErrorDocument.ts';
import type { ErrorStatus } from './findErrorDocument.ts';

export type PageResult =
  | { readonly kind: 'response'; readonly response: CachedResponse }
  | Exclude<Route, { readonly kind: 'page' }>;

export interface PagePipeline {
  /** Answers the page at a URL, or why there is none. */
  run(url: PageUrl): Promise<PageResult>;
  /** Makes the page at a path. Answers whether it is whole. */
  warm(path: string): Promise<boolean>;
  /** Answers the page of an error, or one line of text where the site has none. */
  error(status: ErrorStatus, path: string): Promise<CachedResponse>;
  clear(): void;
}

export interface PagePipelineOptions {
  readonly engine: EngineOptions;
  readonly clock: Clock;
  readonly steps: PageSteps;
}

interface CachedPage {
  readonly response: CachedResponse;
  /** Everything that would make it another page. */
  readonly dependencies: readonly DependencyName[];
  /** True if a source failed that one of its blocks asked. */
  readonly isDegraded: boolean;
}

type PageRoute = Extract<Route, { readonly kind: 'page' }>;

/** A document that was found for a request. */
interface PageRequest extends PageSubject {
  readonly status: 200 | ErrorStatus;
  /** What the URL says. */
  readonly values: Readonly<Record<string, string>>;
}

/** All cached pages with their compressed copies, in bytes. */
const MAX_PAGE_BYTES = 64 * 1024 * 1024;
const MAX_PAGES = 2_000;

/** Milliseconds for which the last whole page of a URL stands in while sources fail. */
const LAST_GOOD_MS = 10 * 60_000;
/** What those take that the page cache has let go, in bytes. */
const LAST_GOOD_BYTES = 16 * 1024 * 1024;

function createPageCaches({ engine, clock }: PagePipelineOptions) {
  const { maxPages = MAX_PAGES, maxPageBytes = MAX_PAGE_BYTES, microCacheMs = 1_000 } = engine;
  return {
    pages: createDependencyCache<CachedPage>({
      clock,
      maxEntries: maxPages,
      maxBytes: maxPageBytes,
      sizeOf: ({ response }) => getResponseSize(response),
    }),
    /** Keys of `pages`. */
    microCache: createUrlCache<string>({
      clock,
      maxEntries: microCacheMs <= 0 ? 0 : maxPages,
      ttlMs: microCacheMs,
    }),
    lastGood: createUrlCache<CachedResponse>({
      clock,
      maxEntries: maxPages,
      ttlMs: LAST_GOOD_MS,
      maxBytes: LAST_GOOD_BYTES,
      sizeOf: getResponseSize,
    }),
  };
}

/** A whole page that stands in for one that lacks something: nobody keeps it for longer than that one. */
function standIn({ headers, ...response }: CachedResponse): CachedResponse {
  return { ...response, headers: { ...headers, ...pageHeaders({ status: 200, isDegraded: true }) } };
}

export function createPagePipeline(options: PagePipelineOptions): PagePipeline {
  const { engine, steps } = options;
  const { pages, microCache, lastGood } = createPageCaches(options);
  const idOf = createObjectIds();

  async function compose(page: ResolvedPage, scope: PageScope, lifetime: Lifetime) {
    const blocks = steps.render.joinPage(page, scope);
    const { chunks, contentSecurityPolicy, dependencies } = await steps.compose({ page, blocks, scope });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      ...pageHeaders(lifetime),
    };
    const response = cacheChunks({ status: lifetime.status, headers }, chunks);
    return { response, dependencies, isDegraded: lifetime.isDegraded === true };
  }

  /** The four steps after the route. `key` finds the page in the page cache. */
  async function make(request: PageRequest): Promise<CachedPage & { readonly key: string }> {
    const { document, status, values } = request;
    const page = steps.resolve(document, values);
    const scope = await steps.fetch.forPage(page, request);
    const isDegraded = [...scope.answers.values()].some(isTroubled);
    const base = `${idOf(page)} ${idOf(scope.site)} ${status} ${isDegraded}`;
    const lookup = { base, read: dependencyReader(scope, 'page') };
    const made = pages.find(lookup) ?? (await compose(page, scope, { status, isDegraded }));
    // A page that was found is kept once more, which tells its key.
    return { ...made, key: pages.set(lookup, made) };
  }

  /** The page of a route, or the last whole one of its URL if this one lacks something. */
  async function makePage({ path, query }: PageUrl, route: PageRoute, reads: Dependencies) {
    const { document, content, values } = route;
    const made = await make({ document, status: 200, path, query, content, values });
    const dependencies = [...made.dependencies, ...reads.names];
    const previous = made.isDegraded ? lastGood.find({ base: path, query }) : undefined;
    if (previous !== undefined) return standIn(previous);
    const base = `${idOf(engine.pages())} ${idOf(engine.site())} ${path}`;
    microCache.set({ base, query }, { value: made.key, dependencies });
    if (!made.isDegraded) lastGood.set({ base: path, query }, { value: made.response, dependencies });
    return made.response;
  }

  return {
    async run({ path, query }) {
      const base = `${idOf(engine.pages())} ${idOf(engine.site())} ${path}`;
      const recent = pages.get(microCache.find({ base, query }) ?? '');
      if (recent !== undefined) return { kind: 'response', response: recent.response };
      const reads = new Dependencies();
      const route = await steps.route({ path, query: trackQueryReads(query, reads) });
      if (route.kind === 'page')
        return { kind: 'response', response: await makePage({ path, query }, route, reads) };
      const previous = route.kind === 'unavailable' ? lastGood.find({ base: path, query }) : undefined;
      return previous === undefined ? route : { kind: 'response', response: standIn(previous) };
    },
    async warm(path) {
      const route = await steps.route({ path, query: {} });
      if (route.kind !== 'page') return route.kind !== 'unavailable';
      const { document, content, values } = route;
      const made = await make({ document, status: 200, path, query: {}, content, values });
      return !made.isDegraded;
    },
    async error(status, path) {
      const document = findErrorDocument(engine.pages(), status);
      if (document === undefined) {
        const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...pageHeaders({ status }) };
        return cacheText({ status, headers }, `${status}\n`);
      }
      const made = await make({ document, status, path, query: {}, content: undefined, values: {} });
      return made.response;
    },
    clear() {
      // The last whole pages stay: after a publication, too, they are better than half a page.
      for (const part of [pages, microCache, steps]) part.clear();
    },
  };
}
