/**
 * Pages that were made before this process began, or by another one: the first reader of a page gets it without waiting for
 * its sources and blocks.
 *
 * The store has checked that nothing has changed of which it is told. Here it is checked that the page would be made with the
 * same program, properties and page document, and by the same rules. The answers of sources that report no changes may be as
 * old as stale answers may be elsewhere; then the page is sent and made anew behind its reader.
 */
import { hash } from 'node:crypto';
import { MINUTE_MS } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { PageDocument } from '@broadsheet/page-document';
import type { SiteProperties } from '@broadsheet/sdk-content';
import type { ContentChanges } from '@broadsheet/sdk-content/server';
import { isQueryDependency } from '../cache/Dependencies.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { whenOutdated } from '../cache/timeDependencies.ts';
import { effectOn } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import type { EngineAssets, EngineOptions } from '../EngineOptions.ts';
import { packedResponse } from '../response/CachedResponse.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import { resolvesToSame } from '../routing/resolvesToSame.ts';
import type { PageUrl } from './PageSteps.ts';
import type { StoredPage } from './PageStore.ts';

/** A whole page as it was made or found. */
export interface KeptPage {
  readonly response: CachedResponse;
  readonly document: PageDocument;
  readonly reads: readonly SourceRead[];
  readonly dependencies: readonly DependencyName[];
  readonly changesAt?: number | undefined;
}

export interface StoredPages {
  /** Finds the page at a URL if it may be sent. */
  find(url: PageUrl): Promise<KeptPage | undefined>;
  /** Keeps a page if it can be found again. */
  keep(url: PageUrl, page: KeptPage): void;
}

const NEVER: StoredPages = { find: async () => undefined, keep: () => undefined };

/** Milliseconds for which a page in memory is known, too. */
const STALE_MS = 5 * MINUTE_MS;
/** Milliseconds that a page must last to be worth keeping. */
const SHORTEST_MS = 10 * MINUTE_MS;

const hasQuery = ({ query }: PageUrl): boolean => Object.keys(query).length > 0;

/** Creates the function that digests what a page is made with. Options and documents are new objects when they change. */
function createPrints({
  release,
  site,
  assets,
  origin,
  tokenVersion,
}: EngineOptions & Required<Pick<EngineOptions, 'release'>>) {
  const documents = new WeakMap<PageDocument, string>();
  let known:
    { readonly of: SiteProperties; readonly assets: EngineAssets; readonly print: string } | undefined;

  function printSurroundings(): string {
    const now = { of: site(), assets: assets() };
    if (
      known?.of !== now.of ||
      known.assets.themeCss !== now.assets.themeCss ||
      known.assets.loader !== now.assets.loader
    ) {
      const print = JSON.stringify([release, now.of, now.assets, origin, tokenVersion]);
      known = { ...now, print: hash('sha256', print, 'base64') };
    }
    return known.print;
  }

  return (document: PageDocument): string => {
    let own = documents.get(document);
    if (own === undefined)
      documents.set(document, (own = hash('sha256', JSON.stringify(document), 'base64')));
    return hash('sha256', printSurroundings() + own, 'base64');
  };
}

interface Rules extends Pick<EngineOptions, 'archiveVersion' | 'freshMs' | 'staleMs'> {
  readonly now: number;
}

/** Dates a read of a stored page anew; undefined if it must be asked for again. */
async function renewRead(
  read: SourceRead,
  { archiveVersion, freshMs, staleMs, now }: Rules,
): Promise<SourceRead | undefined> {
  const { source } = read.request;
  if (read.archiveVersion === undefined)
    return now - read.freshUntil < (staleMs?.(source) ?? STALE_MS) ? read : undefined;
  // A database that does not answer cannot say whether the page is the same; who makes the page is told why.
  const current = await archiveVersion?.(source).catch(() => undefined);
  return current === read.archiveVersion
    ? { ...read, freshUntil: now + (freshMs?.(source) ?? 0) }
    : undefined;
}

async function renewReads(
  reads: readonly SourceRead[],
  rules: Rules,
): Promise<readonly SourceRead[] | undefined> {
  const renewed = await Promise.all(reads.map((read) => renewRead(read, rules)));
  const known = renewed.filter((read) => read !== undefined);
  return known.length === reads.length ? known : undefined;
}

/** Returns when a page changes by itself, in milliseconds since 1970. */
const endOf = ({ changesAt = Number.POSITIVE_INFINITY, dependencies }: KeptPage, now: number): number =>
  Math.min(changesAt, whenOutdated(dependencies, now));

/** Returns whether all that a page was made from reports changes, or may be stale. */
const isTraceable = ({ reads }: KeptPage): boolean => reads.every(({ from }) => from !== undefined);

interface StoredPagesOptions {
  readonly clock: Clock;
  readonly changes: ContentChanges;
}

/** Creates the pages of a store. Without a store there are none. */
export function createStoredPages(
  engine: EngineOptions,
  { clock, changes }: StoredPagesOptions,
): StoredPages {
  const { pageStore: store, release, log } = engine;
  if (store === undefined || release === undefined) return NEVER;
  const print = createPrints({ ...engine, release });

  function findDocument(path: string, stored: StoredPage): PageDocument | undefined {
    const documents = engine.pages();
    const document = documents.find(({ id }) => id === stored.document);
    if (document === undefined || print(document) !== stored.print) return undefined;
    return resolvesToSame({ path, document, documents }, documents) ? document : undefined;
  }

  async function toStored(page: KeptPage, changesAt: number): Promise<StoredPage> {
    const { response, document, reads } = page;
    return {
      document: document.id,
      print: print(document),
      headers: response.headers,
      etag: response.etag,
      length: response.length,
      body: await response.encoded('br'),
      reads,
      query: page.dependencies.filter(isQueryDependency),
      ...(Number.isFinite(changesAt) && { changesAt }),
    };
  }

  return {
    async find(url) {
      if (hasQuery(url)) return undefined;
      const stored = await store.find(url.path);
      const now = clock.now();
      if (stored === undefined || now >= (stored.changesAt ?? Number.POSITIVE_INFINITY)) return undefined;
      const reads = await renewReads(stored.reads, { ...engine, now });
      const document = findDocument(url.path, stored);
      if (reads === undefined || document === undefined) return undefined;
      // The store may not have been told yet, but this process was.
      if (reads.some((read) => effectOn(read, changes) !== 'none')) return undefined;
      if (reads.some(({ freshUntil }) => freshUntil <= now)) store.renew(url.path);
      const { changesAt, ...rest } = stored;
      return {
        response: packedResponse({ ...rest, status: 200 }),
        document,
        reads,
        dependencies: stored.query,
        changesAt,
      };
    },
    keep(url, page) {
      const now = clock.now();
      const changesAt = endOf(page, now);
      if (hasQuery(url) || page.response.status !== 200) return;
      if (changesAt - now < SHORTEST_MS || !isTraceable(page)) return;
      toStored(page, changesAt).then(
        (stored) => store.keep(url.path, stored),
        (error: unknown) => log.warn('A page could not be stored.', { path: url.path, error: String(error) }),
      );
    },
  };
}
