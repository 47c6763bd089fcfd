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
import { createPageBuilder } from './createPageBuilder.ts';
import type { BuiltPage, PageBuilder, PageBuilderOptions } from './createPageBuilder.ts';
import type { PageUrl } from './createPageSteps.ts';
import { findErrorDocument } from './findErrorDocument.ts';
import type { ErrorStatus } from './findErrorDocument.ts';

type PageRoute = Extract<Route, { readonly kind: 'page' }>;

export type PageResult =
  { readonly kind: 'response'; readonly page: SentPage } | (Exclude<Route, PageRoute> & RouteReads);

/** What a route has asked for. */
export interface RouteReads {
  readonly reads: readonly SourceRead[];
}

export interface PagePipeline {
  /** Resolves with the page at a URL, or with the reason why there is none. */
  run(url: PageUrl): Promise<PageResult>;
  /** Makes the page at a path. Answers whether it is whole. */
  warm(path: string): Promise<boolean>;
  /**
   * Resolves with the error page, or with one line of text if the site has none.
   *
   * @param reads what was asked for in vain
   */
  error(status: ErrorStatus, path: string, reads?: readonly SourceRead[]): Promise<SentPage>;
  clear(): void;
}

interface Making {
  readonly url: PageUrl;
  readonly route: PageRoute;
  /** The values of the query that the route has read. */
  readonly query: Dependencies;
  /** What the route has asked for. */
  readonly reads: readonly SourceRead[];
}

/** Builds the error page, or one line of text if the site has none. */
async function buildError(
  { status, path, reads }: RouteReads & { readonly status: ErrorStatus; readonly path: string },
  { engine, build }: Pick<PageBuilderOptions, 'engine'> & Pick<PageBuilder, 'build'>,
): Promise<SentPage> {
  const document = findErrorDocument(engine.pages(), status);
  if (document === undefined) {
    const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...pageHeaders({ status }) };
    return { response: cacheText({ status, headers }, `${status}\n`), reads };
  }
  const built = await build({ document, status, path, query: {}, content: undefined, values: {} });
  return { ...built, document, reads: [...reads, ...built.reads] };
}

const send = (page: SentPage): PageResult => ({ kind: 'response', page });

/** Returns the function that tells the host of a page that is sent. */
function createPageReport({ onPage }: EngineOptions) {
  return (result: PageResult, { isKept, ms }: { readonly isKept: boolean; readonly ms: number }): void => {
    if (onPage === undefined || result.kind !== 'response') return;
    const { document, isDegraded = false } = result.page;
    const made = isDegraded ? 'degraded' : 'made';
    onPage({ document: document?.id, from: isKept ? 'memory' : made, ms });
  };
}

export function createPagePipeline(options: PageBuilderOptions): PagePipeline {
  const { engine, steps } = options;
  const report = createPageReport(engine);
  const { build, ...pages } = createPageBuilder(options);
  const { changes = createContentChanges(options) } = engine;
  const microCache = createMicroCache({ ...options, changes });
  const lastGood = createLastGood(options, changes);
  const flights = createPageFlights<PageResult>(engine, changes.now);

  function buildPage({ path, query }: PageUrl, { document, content, values }: PageRoute): Promise<BuiltPage> {
    const onPacked = () => lastGood.measure({ base: path, query });
    return build({ document, status: 200, path, query, content, values, onPacked });
  }

  /** Builds the page of a route; resolves with the last complete page of its URL if this one is degraded. */
  async function makePage({ url, route, query, reads }: Making): Promise<SentPage> {
    const lookup = { base: url.path, query: url.query };
    const { response, ...built } = await buildPage(url, route);
    const previous = built.isDegraded ? lastGood.findShowable(url) : undefined;
    if (previous !== undefined) return standIn(previous);
    const dependencies = [...built.dependencies, ...query.names];
    const allReads = [...reads, ...built.reads];
    const { document } = route;
    microCache.keep(url, { ...built, dependencies, reads: allReads, document });
    if (!built.isDegraded)
      lastGood.set(lookup, { value: { response, reads: allReads, document }, dependencies });
    const isBehind = allReads.some((read) => effectOn(read, changes) === 'lists');
    return { ...built, response, dependencies, reads: allReads, document, isBehind };
  }

  function findGood(url: PageUrl): SentPage | undefined {
    const found = microCache.find(url);
    const response = found && pages.get(found.page.key);
    return response && { ...found.page, response, isBehind: found.isBehind };
  }

  async function make(url: PageUrl): Promise<PageResult> {
    const query = new Dependencies();
    const reads: SourceRead[] = [];
    const route = await steps.route({ ...url, query: trackQueryReads(url.query, query) }, reads);
    if (route.kind === 'page') return send(await makePage({ url, route, query, reads }));
    if (route.kind !== 'unavailable') return { ...route, reads };
    const previous = lastGood.findShowable(url);
    return previous === undefined ? { ...route, reads } : send(standIn(previous));
  }

  return {
    async run(url) {
      const startedAt = performance.now();
      const good = findGood(url);
      const result = good === undefined ? await flights.join(url, () => make(url)) : send(good);
      report(result, { isKept: good !== undefined, ms: performance.now() - startedAt });
      return result;
    },
    async warm(path) {
      const url = { path, query: {} };
      const route = await steps.route(url);
      if (route.kind !== 'page') return route.kind !== 'unavailable';
      return !(await buildPage(url, route)).isDegraded;
    },
    error: (status, path, reads = []) => buildError({ status, path, reads }, { engine, build }),
    clear() {
      // The last complete pages stay: even after a publication they are better than half a page.
      for (const part of [pages, microCache, steps, flights]) part.clear();
    },
  };
}
