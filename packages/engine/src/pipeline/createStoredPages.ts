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
import type { ContentChanges } from '@broadsheet/sdk-content/server';
import { isQueryDependency } from '../cache/Dependencies.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { whenOutdated } from '../cache/timeDependencies.ts';
import { effectOn } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import { withTimeout } from '../content/withTimeout.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import { packedResponse } from '../response/CachedResponse.ts';
import type { CachedResponse } from '../response/CachedResponse.ts';
import { resolvesToSame } from '../routing/resolvesToSame.ts';
import { listDocuments } from '../sections/listDocuments.ts';
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

/** What pages are made with at a moment. */
export interface Making {
  /** See `StoredPages.storesWith`. */
  readonly madeWith: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface StoredPages {
  /** Finds the page at a URL if it may be sent. */
  find(url: PageUrl): Promise<KeptPage | undefined>;
  /**
   * Keeps a page if it can be found again.
   *
   * @param making what `begin` has returned before anything of the page was asked for
   */
  keep(url: PageUrl, page: KeptPage, making: Making): void;
  /** Begins a page: what it will be made with, and when. */
  begin(): Making;
  /** Returns a digest of what pages are made with now, besides their page documents; undefined: none is stored. */
  storesWith(): string | undefined;
}

const NEVER: StoredPages = {
  find: async () => undefined,
  keep: () => undefined,
  begin: () => ({ madeWith: undefined, at: 0 }),
  storesWith: () => undefined,
};

/** Milliseconds for which a page in memory is known, too. */
const STALE_MS = 5 * MINUTE_MS;
/** Milliseconds for which a reader waits for the store; then the page is made. */
const PATIENCE_MS = 500;
/** Milliseconds that a page must last to be worth keeping. */
const SHORTEST_MS = 10 * MINUTE_MS;

const hasQuery = ({ query }: PageUrl): boolean => Object.keys(query).length > 0;

/** Digests of what pages are made with. */
interface Prints {
  ofDocument(document: PageDocument): string;
  ofSurroundings(): string | undefined;
}

/** Creates the digests. Options and documents are new objects, and the release another text, when they change. */
function createPrints({ release, site, assets, origin, tokenVersion }: EngineOptions): Prints {
  const documents = new WeakMap<PageDocument, string>();
  let known: { readonly parts: readonly unknown[]; readonly print: string } = { parts: [], print: '' };
  return {
    ofDocument(document) {
      const print = documents.get(document) ?? hash('sha256', JSON.stringify(document), 'base64');
      documents.set(document, print);
      return print;
    },
    ofSurroundings() {
      const program = release?.();
      if (program === undefined) return undefined;
      const built = assets();
      const parts = [program, site(), built.themeCss, built.loader];
      if (parts.some((part, index) => part !== known.parts[index])) {
        const all = JSON.stringify([...parts, built.scripts, built.preloadFonts, origin, tokenVersion]);
        known = { parts, print: hash('sha256', all, 'base64') };
      }
      return known.print;
    },
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

/** Returns whether somebody tells of changes of a read, which is no older answer of a source that has failed. */
const isTraceable = ({ from, archiveVersion, hasFailedSince = false }: SourceRead): boolean =>
  !hasFailedSince && from !== undefined && (archiveVersion !== undefined || from.keys.length > 0);

/** Returns until when a page may be sent if nothing changes, in milliseconds since 1970. */
const goodUntil = (
  changesAt: number,
  reads: readonly SourceRead[],
  staleMs: EngineOptions['staleMs'],
): number =>
  Math.min(
    changesAt,
    ...reads.flatMap(({ request, archiveVersion, freshUntil }) =>
      archiveVersion === undefined ? freshUntil + (staleMs?.(request.source) ?? STALE_MS) : [],
    ),
  );

/** Returns a moment, undefined for one that never comes. */
const toMoment = (at: number): number | undefined => (Number.isFinite(at) ? at : undefined);

interface Made extends Pick<StoredPage, 'madeWith' | 'print' | 'reads'>, Pick<EngineOptions, 'staleMs'> {
  readonly changesAt: number;
}

/** Compresses a page, and adds all that must be known to send it again. */
async function toStored(page: KeptPage, { changesAt, staleMs, ...made }: Made): Promise<StoredPage> {
  const { response, document, dependencies } = page;
  return {
    ...made,
    document: document.id,
    documents: listDocuments(document),
    headers: response.headers,
    etag: response.etag,
    length: response.length,
    body: await response.encoded('br'),
    query: dependencies.filter(isQueryDependency),
    changesAt: toMoment(changesAt),
    goodUntil: toMoment(goodUntil(changesAt, page.reads, staleMs)),
  };
}

interface StoredPagesOptions {
  readonly clock: Clock;
  readonly changes: ContentChanges;
}

/** Creates the pages of a store. Without a store there are none. */
export function createStoredPages(
  engine: EngineOptions,
  { clock, changes }: StoredPagesOptions,
): StoredPages {
  const { pageStore: store } = engine;
  if (store === undefined) return NEVER;
  const prints = createPrints(engine);
  const isUnchanged = (reads: readonly SourceRead[]): boolean =>
    reads.every((read) => effectOn(read, changes) === 'none');

  function findDocument(path: string, stored: StoredPage): PageDocument | undefined {
    if (stored.madeWith !== prints.ofSurroundings()) return undefined;
    const documents = engine.pages();
    const document = documents.find(({ id }) => id === stored.document);
    if (document === undefined || prints.ofDocument(document) !== stored.print) return undefined;
    return resolvesToSame({ path, document, documents }, documents) ? document : undefined;
  }

  async function findShowable({ path }: PageUrl): Promise<KeptPage | undefined> {
    const stored = await store?.find(path);
    const now = clock.now();
    if (stored === undefined || now >= (stored.changesAt ?? Number.POSITIVE_INFINITY)) return undefined;
    const reads = await renewReads(stored.reads, { ...engine, now });
    const document = findDocument(path, stored);
    // The store may not have been told of a change yet, but this process was.
    if (reads === undefined || document === undefined || !isUnchanged(reads)) return undefined;
    if (reads.some(({ freshUntil }) => freshUntil <= now)) store?.renew(path);
    const { changesAt, query: dependencies, ...rest } = stored;
    return { response: packedResponse({ ...rest, status: 200 }), document, reads, dependencies, changesAt };
  }

  return {
    storesWith: prints.ofSurroundings,
    find: async (url) =>
      hasQuery(url)
        ? undefined
        : withTimeout(findShowable(url), { clock, ms: PATIENCE_MS, onLate: () => undefined }),
    begin: () => ({ madeWith: prints.ofSurroundings(), at: clock.now() }),
    keep(url, page, { madeWith, at }) {
      const { response, reads } = page;
      // What it shows of the time was read when it was begun, or later.
      const changesAt = endOf(page, at);
      if (hasQuery(url) || response.status !== 200 || changesAt - clock.now() < SHORTEST_MS) return;
      // What has changed meanwhile may be shown for a moment, or only once.
      if (madeWith === undefined || madeWith !== prints.ofSurroundings()) return;
      if (!reads.every(isTraceable) || !isUnchanged(reads)) return;
      const moment = changes.now();
      const dated = reads.map(({ from, ...read }) => ({ ...read, from: from && { ...from, moment } }));
      const made = { madeWith, reads: dated, print: prints.ofDocument(page.document) };
      store.keep(url.path, toStored(page, { ...made, changesAt, staleMs: engine.staleMs }));
    },
  };
}
