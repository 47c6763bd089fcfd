/**
 * The steps of a page: route → resolve → fetch → render → compose.
 *
 * The micro-cache answers at once where building the page again would give the same one. A page that
 * lacks content because a source failed or took too long is degraded: the last complete page of its URL is sent instead, if
 * there is one, and no cache stores either for longer than a few seconds.
 */
import { Dependencies } from '../cache/Dependencies.ts';
import { trackQueryReads } from '../cache/trackPageReads.ts';
import { createContentChanges } from '@broadsheet/sdk-content/server';
import type { ContentChanges } from '@broadsheet/sdk-content/server';
import { effectOn } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import { cacheText } from '../response/CachedResponse.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { SentPage } from '../response/describePage.ts';
import { pageHeaders } from '../response/pageHeaders.ts';
import type { Route } from '../routing/resolveRoute.ts';
import { createLastGood, standIn } from './createLastGood.ts';
import { createMicroCache } from './createMicroCache.ts';
import { createPageFlights } from './createPageFlights.ts';
import type { PageFlights } from './createPageFlights.ts';
import { PageCache } from './PageCache.ts';
import type { BuiltPage, PageCacheOptions } from './PageCache.ts';
import type { PageSteps, PageUrl } from './PageSteps.ts';
import { createStoredPages } from './createStoredPages.ts';
import type { KeptPage, Making, StoredPages } from './createStoredPages.ts';
import { findErrorDocument } from './findErrorDocument.ts';
import type { ErrorStatus } from './findErrorDocument.ts';

type PageRoute = Extract<Route, { readonly kind: 'page' }>;

export type PageResult =
  { readonly kind: 'response'; readonly page: SentPage } | (Exclude<Route, PageRoute> & RouteReads);

/** What a route has asked for. */
export interface RouteReads {
  readonly reads: readonly SourceRead[];
}

interface PageMaking {
  readonly making: Making;
  readonly url: PageUrl;
  readonly route: PageRoute;
  /** The values of the query that the route has read. */
  readonly query: Dependencies;
  /** What the route has asked for. */
  readonly reads: readonly SourceRead[];
}

const send = (page: SentPage): PageResult => ({ kind: 'response', page });

export class PagePipeline {
  readonly #engine: EngineOptions;
  readonly #steps: PageSteps;
  readonly #cache: PageCache;
  readonly #changes: ContentChanges;
  readonly #microCache: ReturnType<typeof createMicroCache>;
  readonly #lastGood: ReturnType<typeof createLastGood>;
  readonly #flights: PageFlights<PageResult>;
  readonly #stored: StoredPages;

  constructor(options: PageCacheOptions) {
    const { engine, steps } = options;
    const { changes = createContentChanges(options) } = engine;
    this.#engine = engine;
    this.#steps = steps;
    this.#cache = new PageCache(options);
    this.#changes = changes;
    this.#microCache = createMicroCache({ ...options, changes });
    this.#lastGood = createLastGood(options, changes);
    this.#flights = createPageFlights<PageResult>(engine, changes.now);
    this.#stored = createStoredPages(engine, { ...options, changes });
  }

  /** Resolves with the page at a URL, or with the reason why there is none. */
  async loadPage(url: PageUrl): Promise<PageResult> {
    const startedAt = performance.now();
    const good = this.#findGood(url);
    const result =
      good === undefined ? await this.#flights.joinFlight(url, () => this.#make(url)) : send(good);
    this.#report(result, { isKept: good !== undefined, ms: performance.now() - startedAt });
    return result;
  }

  /** Makes the page at a path anew, as for a reader who comes first, and keeps it. Never rejects for a page that is not there. */
  async renew(path: string): Promise<void> {
    await this.#makeAnew({ path, query: {} });
  }

  /** Returns a digest of what stored pages are made with now, besides their page documents; undefined: none is stored. */
  storesWith(): string | undefined {
    return this.#stored.storesWith();
  }

  /** Makes the page at a path. Answers whether it is whole. */
  async warm(path: string): Promise<boolean> {
    const url = { path, query: {} };
    const route = await this.#steps.findRoute(url);
    if (route.kind !== 'page') return route.kind !== 'unavailable';
    return !(await this.#buildRoute(url, route)).isDegraded;
  }

  /**
   * Resolves with the error page, or with one line of text if the site has none.
   *
   * @param reads what was asked for in vain
   */
  async loadErrorPage(
    status: ErrorStatus,
    path: string,
    { reads }: RouteReads = { reads: [] },
  ): Promise<SentPage> {
    const document = findErrorDocument(this.#engine.pages(), status);
    if (document === undefined) {
      const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...pageHeaders({ status }) };
      return { response: cacheText({ status, headers }, `${status}\n`), reads };
    }
    const request = { document, status, path, query: {}, content: undefined, values: {} };
    const built = await this.#cache.findOrBuild(request);
    return { ...built, document, reads: [...reads, ...built.reads] };
  }

  clear(): void {
    // The last complete pages stay: even after a publication they are better than half a page.
    for (const part of [this.#cache, this.#microCache, this.#steps, this.#flights]) part.clear();
  }

  #findGood(url: PageUrl): SentPage | undefined {
    const found = this.#microCache.find(url);
    const response = found && this.#cache.get(found.page.key);
    if (found === undefined || response === undefined) return undefined;
    const { isBehind, isRefreshing } = found;
    return { ...found.page, response, isBehind, staleBecause: isRefreshing ? 'refreshing' : undefined };
  }

  async #make(url: PageUrl): Promise<PageResult> {
    const stored = await this.#stored.find(url);
    if (stored !== undefined) return send(this.#adopt(url, stored));
    return this.#makeAnew(url);
  }

  /** Keeps a stored page in memory, and returns it. */
  #adopt(url: PageUrl, page: KeptPage): SentPage {
    const key = this.#cache.adopt(url.path, page.response);
    const { dependencies, ...value } = page;
    this.#microCache.keep(url, { ...page, key, isDegraded: false });
    this.#lastGood.set({ base: url.path, query: url.query }, { value, dependencies });
    return { ...page, isStored: true };
  }

  async #makeAnew(url: PageUrl): Promise<PageResult> {
    const making = this.#stored.begin();
    const query = new Dependencies();
    const reads: SourceRead[] = [];
    const route = await this.#steps.findRoute({ ...url, query: trackQueryReads(url.query, query) }, reads);
    if (route.kind === 'page') return send(await this.#makePage({ url, route, query, reads, making }));
    if (route.kind !== 'unavailable') return { ...route, reads };
    const previous = this.#lastGood.findShowable(url);
    return previous === undefined ? { ...route, reads } : send(standIn(previous));
  }

  /** Builds the page of a route; resolves with the last complete page of its URL if this one is degraded. */
  async #makePage({ url, route, query, reads, making }: PageMaking): Promise<SentPage> {
    const lookup = { base: url.path, query: url.query };
    const { response, ...built } = await this.#buildRoute(url, route);
    const previous = built.isDegraded ? this.#lastGood.findShowable(url) : undefined;
    if (previous !== undefined) return standIn(previous);
    const dependencies = [...built.dependencies, ...query.names];
    const allReads = [...reads, ...built.reads];
    const { document } = route;
    this.#microCache.keep(url, { ...built, dependencies, reads: allReads, document });
    if (!built.isDegraded) {
      const { changesAt } = built;
      this.#lastGood.set(lookup, { value: { response, reads: allReads, document, changesAt }, dependencies });
      this.#stored.keep(url, { response, reads: allReads, document, changesAt, dependencies }, making);
    }
    const isBehind = allReads.some((read) => effectOn(read, this.#changes) === 'lists');
    return { ...built, response, dependencies, reads: allReads, document, isBehind };
  }

  #buildRoute({ path, query }: PageUrl, { document, content, values }: PageRoute): Promise<BuiltPage> {
    const onPacked = () => this.#lastGood.measure({ base: path, query });
    return this.#cache.findOrBuild({ document, status: 200, path, query, content, values, onPacked });
  }

  /** Reports a page that is sent to the host. */
  #report(result: PageResult, { isKept, ms }: { readonly isKept: boolean; readonly ms: number }): void {
    const { onPage, onStale } = this.#engine;
    if (result.kind !== 'response') return;
    const { document, isDegraded = false, isStored = false, staleBecause } = result.page;
    if (staleBecause !== undefined) onStale?.({ of: 'page', why: staleBecause });
    const found = isStored ? 'stored' : 'made';
    const made = isDegraded ? 'degraded' : found;
    onPage?.({ document: document?.id, from: isKept ? 'memory' : made, ms });
  }
}
