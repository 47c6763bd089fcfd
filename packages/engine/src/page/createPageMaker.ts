/**
 * Pages, from what they are made of to what is sent.
 *
 * A page that was composed before is sent again as long as nothing it was made from has changed: its document, the
 * site, and whatever its blocks, its metadata and its output have read.
 */
import type { Block } from '@broadsheet/block-kit';
import type { Clock } from '@broadsheet/client-core';
import type { GetContent } from '../content/createContentCache.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import { cacheControl } from '../http/cacheControl.ts';
import { SECURITY_HEADERS } from '../http/securityHeaders.ts';
import { store } from '../http/Stored.ts';
import type { Stored } from '../http/Stored.ts';
import { createFragmentCache } from '../render/createFragmentCache.ts';
import { createIdentify } from '../render/createIdentify.ts';
import type { Placer } from '../render/createPlacer.ts';
import type { Renderer } from '../render/createRenderer.ts';
import type { DependencyName } from '../render/Dependencies.ts';
import { dependencyReader } from '../render/PageScope.ts';
import { placesAtOnce } from '../render/Place.ts';
import { composePage } from './composePage.ts';
import type { CreateScope, PageSubject } from './createScopes.ts';
import { fetchPlaces } from './fetchPlaces.ts';

export type PageStatus = 200 | ErrorStatus;
export type ErrorStatus = 404 | 410 | 500 | 503;

export interface MadePage {
  readonly stored: Stored;
  /** Everything that would make it another page. */
  readonly dependencies: readonly DependencyName[];
}

export interface PageRequest extends PageSubject {
  readonly status: PageStatus;
  /** What the address says. */
  readonly values: Readonly<Record<string, string>>;
}

export interface PageMaker {
  make(request: PageRequest): Promise<MadePage>;
  /** The page of an error, or one line of text where the site has none. */
  error(status: ErrorStatus, path: string): Promise<Stored>;
  clear(): void;
}

export interface PageMakerOptions {
  readonly engine: EngineOptions;
  readonly clock: Clock;
  readonly output: Block;
  readonly get: GetContent;
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

export function createPageMaker(options: PageMakerOptions): PageMaker {
  const { engine, clock, output, get, place, renderer, scopeOf } = options;
  const { maxPages = 2_000, log } = engine;
  const pages = maxPages > 0 ? createFragmentCache<MadePage>({ clock, maxEntries: maxPages }) : undefined;
  const identify = createIdentify();

  async function make(request: PageRequest): Promise<MadePage> {
    const { document, status, values } = request;
    const page = place(document, values);
    const bare = scopeOf(request);
    const answers = await fetchPlaces(placesAtOnce(page, bare.isAdmin), bare, get, log);
    const scope = { ...bare, answers };
    const read = dependencyReader(scope, 'page');
    const key = `${identify(page)} ${identify(scope.site)} ${status}`;
    const kept = pages?.find(key, read);
    if (kept !== undefined) return kept;
    const composed = await composePage(renderer.renderPage(page, scope), scope, output, engine);
    const stored = store(status, composed.html, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': composed.contentSecurityPolicy,
      ...headersOf(status),
    });
    const made = { stored, dependencies: composed.dependencies };
    pages?.keep(key, read, made);
    return made;
  }

  return {
    make,
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
    clear: () => pages?.clear(),
  };
}
