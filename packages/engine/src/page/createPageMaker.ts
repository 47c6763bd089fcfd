/**
 * Pages, from what they are made of to what is sent.
 *
 * A page that was composed before is sent again as long as nothing it was made from has changed: its document, the
 * site, and whatever its blocks, its metadata and its output have read.
 */
import type { Clock } from '@broadsheet/client-core';
import type { ContentCache } from '../content/createContentCache.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { SECURITY_HEADERS } from '../http/securityHeaders.ts';
import { sizeOfStored, store, storeChunks } from '../http/Stored.ts';
import type { Stored } from '../http/Stored.ts';
import { createFragmentCache } from '../render/createFragmentCache.ts';
import { createIdentify } from '../render/createIdentify.ts';
import type { Placer } from '../render/createPlacer.ts';
import type { Renderer } from '../render/createRenderer.ts';
import type { DependencyName } from '../render/Dependencies.ts';
import { dependencyReader } from '../render/PageScope.ts';
import type { PageScope } from '../render/PageScope.ts';
import type { PlacedPage } from '../render/Place.ts';
import { createComposer } from './createComposer.ts';
import type { ComposerOptions } from './createComposer.ts';
import { createRequestLists } from './createRequestLists.ts';
import type { CreateScope, PageSubject } from './createScopes.ts';
import { fetchRequests } from './fetchRequests.ts';

export type PageStatus = 200 | ErrorStatus;
export type ErrorStatus = 404 | 410 | 500 | 503;

interface KeptPage {
  readonly stored: Stored;
  /** Everything that would make it another page. */
  readonly dependencies: readonly DependencyName[];
}

export interface MadePage extends KeptPage {
  /** For `kept`. */
  readonly key: string;
}

export interface PageRequest extends PageSubject {
  readonly status: PageStatus;
  /** What the address says. */
  readonly values: Readonly<Record<string, string>>;
}

export interface PageMaker {
  make(request: PageRequest): Promise<MadePage>;
  /** A page that was made before, whatever has changed since; `undefined` if it had to leave. */
  kept(key: string): Stored | undefined;
  /** The page of an error, or one line of text where the site has none. */
  error(status: ErrorStatus, path: string): Promise<Stored>;
  clear(): void;
}

export interface PageMakerOptions extends ComposerOptions {
  readonly content: ContentCache;
  readonly place: Placer;
  readonly renderer: Renderer;
  readonly scopeOf: CreateScope;
}

/** Seconds after which a reader may try again. */
const RETRY_AFTER = '10';

function headersOf(status: PageStatus): Readonly<Record<string, string>> {
  return {
    'Cache-Control': cacheControl(status),
    ...SECURITY_HEADERS,
    ...(status === 503 && { 'Retry-After': RETRY_AFTER }),
  };
}

/** All kept pages with their compressed copies, in bytes. */
const MAX_PAGE_BYTES = 64 * 1024 * 1024;

function createKeptPages({ maxPages = 2_000, maxPageBytes = MAX_PAGE_BYTES }: EngineOptions, clock: Clock) {
  return maxPages <= 0
    ? undefined
    : createFragmentCache<KeptPage>({
        clock,
        maxEntries: maxPages,
        maxBytes: maxPageBytes,
        sizeOf: ({ stored }) => sizeOfStored(stored),
      });
}

export function createPageMaker(options: PageMakerOptions): PageMaker {
  const { engine, clock, content, place, renderer, scopeOf } = options;
  const pages = createKeptPages(engine, clock);
  const lists = createRequestLists(engine.log, clock);
  const composer = createComposer(options);
  const identify = createIdentify();

  async function compose(page: PlacedPage, scope: PageScope, status: PageStatus): Promise<KeptPage> {
    const { chunks, contentSecurityPolicy, dependencies } = await composer.compose(
      page,
      renderer.renderPage(page, scope),
      scope,
    );
    const stored = storeChunks(status, chunks, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': contentSecurityPolicy,
      ...headersOf(status),
    });
    return { stored, dependencies };
  }

  async function make(request: PageRequest): Promise<MadePage> {
    const { document, status, values } = request;
    const page = place(document, values);
    const bare = scopeOf(request);
    const scope = { ...bare, answers: await fetchRequests(lists.ofPage(page, bare), content) };
    const base = `${identify(page)} ${identify(scope.site)} ${status}`;
    const read = dependencyReader(scope, 'page');
    const made = pages?.find(base, read) ?? (await compose(page, scope, status));
    // A page that was found is kept once more, which tells its key.
    return { ...made, key: pages?.keep(base, read, made) ?? '' };
  }

  return {
    make,
    kept: (key) => pages?.get(key)?.stored,
    async error(status, path) {
      const documents = engine.pages();
      const documentOf = (wanted: number) =>
        documents.find(({ match }) => match.kind === 'status' && match.status === wanted);
      const document = documentOf(status === 503 ? 500 : status) ?? documentOf(404);
      if (document === undefined) {
        const headers = { 'Content-Type': 'text/plain; charset=utf-8', ...headersOf(status) };
        return store(status, `${status}\n`, headers);
      }
      const made = await make({ document, status, path, query: {}, content: undefined, values: {} });
      return made.stored;
    },
    clear() {
      pages?.clear();
      lists.clear();
      composer.clear();
    },
  };
}
