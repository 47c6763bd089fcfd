/**
 * The four steps after the route: resolve → fetch → render → compose.
 *
 * The page cache stands before the last two. A page that was composed before is sent again as long as nothing it was made
 * from has changed: its document, the site, and whatever its blocks, its metadata and its output have read.
 */
import type { Clock } from '@broadsheet/client-core';
import { getCacheBytes } from '../cache/cacheShares.ts';
import { createDependencyCache } from '../cache/createDependencyCache.ts';
import type { Lookup } from '../cache/createDependencyCache.ts';
import { createObjectIds } from '../cache/createObjectIds.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { isTroubled } from '../content/ContentAnswer.ts';
import type { PageSubject } from '../content/createPageScopes.ts';
import { dependencyReader } from '../content/PageScope.ts';
import type { PageScope } from '../content/PageScope.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { Lifetime } from '../response/cacheControl.ts';
import { cacheChunks, getResponseSize } from '../response/CachedResponse.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import { pageHeaders } from '../response/pageHeaders.ts';
import type { ResolvedPage } from '../tree/BlockInstance.ts';
import type { PageSteps } from './createPageSteps.ts';
import type { ErrorStatus } from './findErrorDocument.ts';

/** A document that was found for a request. */
export interface BuildRequest extends PageSubject {
  readonly status: 200 | ErrorStatus;
  /** What the URL says. */
  readonly values: Readonly<Record<string, string>>;
}

interface CachedPage {
  readonly response: CachedResponse;
  /** Everything that would make it another page. */
  readonly dependencies: readonly DependencyName[];
  /** True if a source failed that one of its blocks asked. */
  readonly isDegraded: boolean;
}

export interface BuiltPage extends CachedPage {
  /** Finds the page again without asking anybody. */
  readonly key: string;
}

export interface PageBuilder {
  build(request: BuildRequest): Promise<BuiltPage>;
  /** A page that was built before, whatever has changed since; `undefined` if it had to leave. */
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
  readonly scope: PageScope;
  readonly lifetime: Lifetime;
  readonly lookup: Lookup;
}

export const MAX_PAGES = 10_000;

export function createPageBuilder({ engine, clock, steps }: PageBuilderOptions): PageBuilder {
  const { maxPages = MAX_PAGES, maxPageBytes = getCacheBytes('pages', engine) } = engine;
  const pages = createDependencyCache<CachedPage>({
    clock,
    maxEntries: maxPages,
    maxBytes: maxPageBytes,
    sizeOf: ({ response }) => getResponseSize(response),
  });
  const idOf = createObjectIds();

  async function compose({ page, scope, lifetime, lookup }: Composing): Promise<BuiltPage> {
    const blocks = steps.render.joinPage(page, scope);
    const { chunks, contentSecurityPolicy, dependencies } = await steps.compose({ page, blocks, scope });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      ...pageHeaders(lifetime),
    };
    let key = '';
    // It has become smaller, which is when it was sent compressed. Nothing but the key may be named here: a page that is
    // kept must not keep the content that it was made from.
    const onPacked = () => pages.measure(key);
    const response = cacheChunks({ status: lifetime.status, headers, onPacked }, chunks);
    const composed = { response, dependencies, isDegraded: lifetime.isDegraded === true };
    key = pages.set(lookup, composed);
    return { ...composed, key };
  }

  return {
    async build(request) {
      const { document, status, values } = request;
      const page = steps.resolve(document, values);
      const scope = await steps.fetch.forPage(page, request);
      const isDegraded = [...scope.answers.values()].some(isTroubled);
      const base = `${idOf(page)} ${idOf(scope.site)} ${status} ${isDegraded}`;
      const lookup = { base, read: dependencyReader(scope, 'page') };
      const found = pages.find(lookup);
      // A page that was found is kept once more, which tells its key.
      if (found !== undefined) return { ...found, key: pages.set(lookup, found) };
      return compose({ page, scope, lifetime: { status, isDegraded }, lookup });
    },
    get: (key) => pages.get(key)?.response,
    clear: () => pages.clear(),
  };
}
