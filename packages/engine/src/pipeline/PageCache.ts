/**
 * The page cache, and the four steps after the route that fill it: resolve → fetch → render → compose.
 *
 * The cache comes before the last two. A composed page is sent again as long as none of its dependencies has changed: its
 * document, the site, and everything that its blocks, its metadata and its output have read. Together they are its key.
 */
import type { Clock } from '@broadsheet/client-core';
import { getCacheBytes } from '../cache/cacheShares.ts';
import { createDependencyCache } from '../cache/createDependencyCache.ts';
import type { DependencyCache, Lookup } from '../cache/createDependencyCache.ts';
import { createObjectIds } from '../cache/createObjectIds.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { isTroubled } from '../content/ContentAnswer.ts';
import type { PageSubject } from '../content/createPageScopes.ts';
import type { FetchedPage } from '../content/ScopeFetcher.ts';
import { dependencyReader } from '../content/PageScope.ts';
import { toSourceRead } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { Lifetime } from '../response/cacheControl.ts';
import { cacheChunks, getResponseSize } from '../response/CachedResponse.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import { pageHeaders } from '../response/pageHeaders.ts';
import type { ResolvedPage } from '../tree/BlockInstance.ts';
import type { PageSteps } from './PageSteps.ts';
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
  /** When one of its blocks begins or ends to be shown, in milliseconds since 1970; absent: never. */
  readonly changesAt?: number | undefined;
  /** The key under which `get` finds the page without reading any dependency. */
  readonly key: string;
  /** What its blocks have asked for. */
  readonly reads: readonly SourceRead[];
}

export interface PageCacheOptions {
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

const changeOf = ({ changesAt }: ResolvedPage): Pick<BuiltPage, 'changesAt'> =>
  Number.isFinite(changesAt) ? { changesAt } : {};

export class PageCache {
  readonly #steps: PageSteps;
  readonly #pages: DependencyCache<CachedPage>;
  readonly #idOf = createObjectIds();

  constructor({ engine, clock, steps }: PageCacheOptions) {
    const { maxPages = MAX_PAGES, maxPageBytes = getCacheBytes('pages', engine) } = engine;
    this.#steps = steps;
    this.#pages = createDependencyCache<CachedPage>({
      clock,
      maxEntries: maxPages,
      maxBytes: maxPageBytes,
      maxNameBytes: getCacheBytes('pageNames', engine),
      sizeOf: ({ response }) => getResponseSize(response),
    });
  }

  /** Finds a page that was built from the same; builds it where there is none. */
  async findOrBuild(request: BuildRequest): Promise<BuiltPage> {
    const { document, status, values, onPacked } = request;
    // The areas of a page are the same whenever the same versions of its experiments are due, until another moment each time.
    const page = this.#steps.resolver.resolvePage(document, values);
    const scope = await this.#steps.fetcher.fetchForPage(page, request);
    const isDegraded = [...scope.answers.values()].some(isTroubled);
    // The blocks of one template ask for other content on each path, and under one base only a few such sets are known.
    // Pages of errors ask for the same everywhere; one for each unknown path would let strangers fill the cache.
    const ownPath = status === 200 ? request.path : '';
    const base = `${this.#idOf(page.areas)} ${this.#idOf(scope.site)} ${status} ${isDegraded} ${ownPath}`;
    const lookup = { base, read: dependencyReader(scope, 'page') };
    const found = this.#pages.find(lookup);
    // Storing the found page again returns its key.
    if (found !== undefined)
      return {
        ...found,
        ...changeOf(page),
        key: this.#pages.set(lookup, found),
        reads: this.#listReads(scope),
      };
    return this.#compose({ page, scope, lifetime: { status, isDegraded }, lookup, onPacked });
  }

  /** Adds a whole page that was made elsewhere. Returns the key under which `get` finds it. */
  adopt(path: string, response: CachedResponse): string {
    const lookup = { base: `stored ${path}`, read: () => response.etag };
    return this.#pages.set(lookup, { response, dependencies: ['path'], isDegraded: false });
  }

  /** Returns a page that was built before, even if its dependencies have changed; `undefined` if it was evicted. */
  get(key: string): CachedResponse | undefined {
    return this.#pages.get(key)?.response;
  }

  clear(): void {
    this.#pages.clear();
  }

  async #compose({ page, scope, lifetime, lookup, onPacked: onOwnPacked }: Composing): Promise<BuiltPage> {
    const pages = this.#pages;
    const blocks = this.#steps.joiner.joinPage(page, scope);
    const written = await this.#steps.writer.writeDocument({ page, blocks, scope });
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': written.contentSecurityPolicy,
      ...pageHeaders(lifetime),
    };
    let key = '';
    // The page has become smaller, because it was compressed. This closure may only hold the cache, the key and the
    // caller's closure: a cached page must not keep the content that it was made from in memory.
    const onPacked = () => {
      pages.measure(key);
      onOwnPacked?.();
    };
    const response = cacheChunks({ status: lifetime.status, headers, onPacked }, written.chunks);
    const { dependencies } = written;
    const composed = {
      ...{ response, dependencies, isDegraded: lifetime.isDegraded === true },
    };
    key = pages.set(lookup, composed);
    return { ...composed, ...changeOf(page), key, reads: this.#listReads(scope) };
  }

  #listReads({ requests, answers }: FetchedPage): readonly SourceRead[] {
    return [...requests].map(([key, request]) =>
      toSourceRead(request, answers.get(key) ?? { version: 'none' }, this.#steps.content),
    );
  }
}
