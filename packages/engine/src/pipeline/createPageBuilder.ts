/**
 * The four steps after the route: resolve → fetch → render → compose.
 *
 * The page cache comes before the last two. A composed page is sent again as long as none of its dependencies has changed:
 * its document, the site, and everything that its blocks, its metadata and its output have read.
 */
import type { Clock } from '@broadsheet/client-core';
import { getCacheBytes } from '../cache/cacheShares.ts';
import { createDependencyCache } from '../cache/createDependencyCache.ts';
import type { Lookup } from '../cache/createDependencyCache.ts';
import { createObjectIds } from '../cache/createObjectIds.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { isTroubled } from '../content/ContentAnswer.ts';
import type { PageSubject } from '../content/createPageScopes.ts';
import type { FetchedPage } from '../content/createScopeFetcher.ts';
import { dependencyReader } from '../content/PageScope.ts';
import { toSourceRead } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { Lifetime } from '../response/cacheControl.ts';
import { cacheChunks, getResponseSize } from '../response/CachedResponse.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import { pageHeaders } from '../response/pageHeaders.ts';
import type { ResolvedPage } from '../tree/BlockInstance.ts';
import type { PageSteps } from './createPageSteps.ts';
import type { ErrorStatus } from './findErrorDocument.ts';

/** The document that was found for a request, and what its page is built from. */
export interface BuildRequest extends PageSubject {
  readonly status: 200 | ErrorStatus;
  /** The values of the URL's placeholders. */
  readonly values: Readonly<Record<string, string>>;
  /** Called when the page, made for this request, takes less memory than before. It must not hold the page's content. */
  readonly onPacked?: () => void;
}

interface CachedPage {
  readonly response: CachedResponse;
  /** Everything whose change would change the page. */
  readonly dependencies: readonly DependencyName[];
  /** True if a source failed that one of its blocks asked. */
  readonly isDegraded: boolean;
}

export interface BuiltPage extends CachedPage {
  /** The key under which `get` finds the page without reading any dependency. */
  readonly key: string;
  /** What its blocks have asked for. */
  readonly reads: readonly SourceRead[];
}

export interface PageBuilder {
  build(request: BuildRequest): Promise<BuiltPage>;
  /** Returns a page that was built before, even if its dependencies have changed; `undefined` if it was evicted. */
  get(key: string): CachedResponse | undefined;
  clear(): void;
}

export interface PageBuilderOptions {
  readonly engine: EngineOptions;
  readonly clock: Clock;
  readonly steps: PageSteps;
}

interface Composing {
  readonly page: ResolvedPage;
  readonly scope: FetchedPage;
  readonly lifetime: Lifetime;
  readonly lookup: Lookup;
  readonly onPacked: BuildRequest['onPacked'];
}

export const MAX_PAGES = 10_000;

export function createPageBuilder({ engine, clock, steps }: PageBuilderOptions): PageBuilder {
  const { maxPages = MAX_PAGES, maxPageBytes = getCacheBytes('pages', engine) } = engine;
  const pages = createDependencyCache<CachedPage>({
    clock,
    maxEntries: maxPages,
    maxBytes: maxPageBytes,
    maxNameBytes: getCacheBytes('pageNames', engine),
    sizeOf: ({ response }) => getResponseSize(response),
  });
  const idOf = createObjectIds();

  const listReads = ({ requests, answers }: FetchedPage) =>
    [...requests].map(([key, request]) =>
      toSourceRead(request, answers.get(key) ?? { version: 'none' }, steps.content),
    );

  async function compose({
    page,
    scope,
    lifetime,
    lookup,
    onPacked: onOwnPacked,
  }: Composing): Promise<BuiltPage> {
    const blocks = steps.render.joinPage(page, scope);
    const { chunks, contentSecurityPolicy, dependencies } = await steps.compose({ page, blocks, scope });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      ...pageHeaders(lifetime),
    };
    let key = '';
    // The page has become smaller, because it was compressed. This closure may only hold the key and the
    // caller's: a cached page must not keep the content that it was made from in memory.
    const onPacked = () => {
      pages.measure(key);
      onOwnPacked?.();
    };
    const response = cacheChunks({ status: lifetime.status, headers, onPacked }, chunks);
    const composed = { response, dependencies, isDegraded: lifetime.isDegraded === true };
    key = pages.set(lookup, composed);
    return { ...composed, key, reads: listReads(scope) };
  }

  return {
    async build(request) {
      const { document, status, values, onPacked } = request;
      const page = steps.resolve(document, values);
      const scope = await steps.fetch.forPage(page, request);
      const isDegraded = [...scope.answers.values()].some(isTroubled);
      // The blocks of one template ask for other content on each path, and under one base only a few such sets are known.
      // Pages of errors ask for the same everywhere; one for each unknown path would let strangers fill the cache.
      const ownPath = status === 200 ? request.path : '';
      const base = `${idOf(page)} ${idOf(scope.site)} ${status} ${isDegraded} ${ownPath}`;
      const lookup = { base, read: dependencyReader(scope, 'page') };
      const found = pages.find(lookup);
      // Storing the found page again returns its key.
      if (found !== undefined) return { ...found, key: pages.set(lookup, found), reads: listReads(scope) };
      return compose({ page, scope, lifetime: { status, isDegraded }, lookup, onPacked });
    },
    get: (key) => pages.get(key)?.response,
    clear: () => pages.clear(),
  };
}
