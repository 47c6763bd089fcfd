/**
 * The way of a page: route → resolve → fetch → render → compose.
 *
 * Two caches stand in the way. The micro-cache answers without asking anybody for a page that was good a moment ago. The
 * page cache stands before the last two steps: a page that was composed before is sent again as long as nothing it was
 * made from has changed, which is its document, the site, and whatever its blocks, its metadata and its output have read.
 */
import type { Clock } from '@broadsheet/client-core';
import { createDependencyCache } from '../cache/createDependencyCache.ts';
import { createMicroCache } from '../cache/createMicroCache.ts';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { Dependencies } from '../cache/Dependencies.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { trackQueryReads } from '../cache/trackPageReads.ts';
import type { PageSubject } from '../content/createPageScopes.ts';
import { dependencyReader } from '../content/PageScope.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { EngineOptions } from '../EngineOptions.ts';
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
}

/** A document that was found for a request. */
interface PageRequest extends PageSubject {
  readonly status: 200 | ErrorStatus;
  /** What the URL says. */
  readonly values: Readonly<Record<string, string>>;
}

/** All cached pages with their compressed copies, in bytes. */
const MAX_PAGE_BYTES = 64 * 1024 * 1024;
const MAX_PAGES = 2_000;

export function createPagePipeline({ engine, clock, steps }: PagePipelineOptions): PagePipeline {
  const { maxPages = MAX_PAGES, maxPageBytes = MAX_PAGE_BYTES, microCacheMs = 1_000 } = engine;
  const pages = createDependencyCache<CachedPage>({
    clock,
    maxEntries: maxPages,
    maxBytes: maxPageBytes,
    sizeOf: ({ response }) => getResponseSize(response),
  });
  const microCache = createMicroCache({ clock, maxPages, microCacheMs });
  const idOf = createObjectIds();

  async function compose(page: ResolvedPage, scope: PageScope, status: PageRequest['status']) {
    const blocks = steps.render.joinPage(page, scope);
    const { chunks, contentSecurityPolicy, dependencies } = await steps.compose({ page, blocks, scope });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      ...pageHeaders(status),
    };
    return { response: cacheChunks({ status, headers }, chunks), dependencies };
  }

  /** The four steps after the route. `key` finds the page in the page cache. */
  async function make(request: PageRequest): Promise<CachedPage & { readonly key: string }> {
    const { document, status, values } = request;
    const page = steps.resolve(document, values);
    const scope = await steps.fetch.forPage(page, request);
    const base = `${idOf(page)} ${idOf(scope.site)} ${status}`;
    const lookup = { base, read: dependencyReader(scope, 'page') };
    const made = pages.find(lookup) ?? (await compose(page, scope, status));
    // A page that was found is kept once more, which tells its key.
    return { ...made, key: pages.set(lookup, made) };
  }

  return {
    async run({ path, query }) {
      const base = `${idOf(engine.pages())} ${idOf(engine.site())} ${path}`;
      const recent = pages.get(microCache.find({ base, query }) ?? '');
      if (recent !== undefined) return { kind: 'response', response: recent.response };
      const reads = new Dependencies();
      const route = await steps.route({ path, query: trackQueryReads(query, reads) });
      if (route.kind !== 'page') return route;
      const { document, content, values } = route;
      const made = await make({ document, status: 200, path, query, content, values });
      microCache.set({ base, query }, { ...made, dependencies: [...made.dependencies, ...reads.names] });
      return { kind: 'response', response: made.response };
    },
    async error(status, path) {
      const document = findErrorDocument(engine.pages(), status);
      if (document === undefined) {
        const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...pageHeaders(status) };
        return cacheText({ status, headers }, `${status}\n`);
      }
      const made = await make({ document, status, path, query: {}, content: undefined, values: {} });
      return made.response;
    },
    clear() {
      for (const part of [pages, microCache, steps]) part.clear();
    },
  };
}
