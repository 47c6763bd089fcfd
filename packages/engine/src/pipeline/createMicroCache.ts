/**
 * The micro-cache: pages by their URLs that are sent again without being built.
 *
 * Nothing is asked while the page was valid a moment ago, or while all its content is fresh. After that the page is still
 * sent, and its sources are asked again in the background, as long as no newer answer is known: the rule by which a stale
 * answer is used, for whole pages. So a story that is asked for again waits for nobody, even if its content has made room
 * for that of others.
 */
import type { Clock } from '@broadsheet/client-core';
import type { ChangeEffect, ContentChanges } from '@broadsheet/sdk-content/server';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { createUrlCache } from '../cache/createUrlCache.ts';
import { getCacheBytes } from '../cache/cacheShares.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { CHANGED_LIST_MS } from '../content/createAnswerMemory.ts';
import { effectOn, readAgain, rememberReads } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { PageDocument } from '@broadsheet/page-document';
import { resolvesToSame } from '../routing/resolvesToSame.ts';
import { MAX_PAGES } from './PageCache.ts';
import type { PageSteps, PageUrl } from './PageSteps.ts';

/** A page that was built, and what it depends on. */
export interface BuiltFrom {
  /** The key under which the page cache has it. */
  readonly key: string;
  readonly dependencies: readonly DependencyName[];
  readonly reads: readonly SourceRead[];
  readonly isDegraded: boolean;
  /** The page document that its route has found. */
  readonly document: PageDocument;
  /** When one of its blocks begins or ends to be shown, in milliseconds since 1970; absent: never. */
  readonly changesAt?: number | undefined;
}

interface GoodPage extends BuiltFrom {
  /** Until when it needs no check, in milliseconds since 1970. */
  readonly until: number;
  /** When it is outdated whatever its sources say, in milliseconds since 1970. */
  readonly expires: number;
  /** True while its sources are asked again. */
  readonly isChecked: boolean;
  /** The moment at which no change concerned it; it is sent again without looking for changes until the next one. */
  unchangedAt: number;
  /** All page documents among which the route leads to this one. */
  documents: readonly PageDocument[];
}

/** A page that may be sent as it is. */
export interface FoundPage {
  readonly page: BuiltFrom;
  /** True if it shows a list that a change may concern, and that is being made again. */
  readonly isBehind: boolean;
  /** True while its sources are asked again. */
  readonly isRefreshing: boolean;
}

export interface MicroCache {
  find(url: PageUrl): FoundPage | undefined;
  keep(url: PageUrl, page: BuiltFrom): unknown;
  clear(): void;
}

export interface MicroCacheOptions {
  readonly engine: EngineOptions;
  readonly changes: ContentChanges;
  readonly clock: Clock;
  readonly steps: Pick<PageSteps, 'content' | 'expires'>;
}

/** Milliseconds for which a page is sent without a check at most, even if its content is fresh for longer. */
const LONGEST_MS = 60_000;
/** Milliseconds after its last check for which a page is known. A reader who comes later waits for its sources. */
const KNOWN_MS = 5 * 60_000;

/** Bytes that a read takes, roughly: its query, its version, and the objects around them. */
const READ_BYTES = 300;

function createPageCache({ engine, clock }: MicroCacheOptions) {
  const { maxPages = MAX_PAGES, microCacheMs = 1_000 } = engine;
  return createUrlCache<GoodPage>({
    clock,
    maxEntries: microCacheMs <= 0 ? 0 : maxPages,
    ttlMs: Math.max(KNOWN_MS, microCacheMs),
    maxBytes: getCacheBytes('goodPages', engine),
    sizeOf: ({ reads }) =>
      reads.reduce((size, { from }) => size + READ_BYTES + 4 * (from?.keys.length ?? 0), READ_BYTES),
  });
}

/** Creates the questions whether a page is still what it was. */
function createPageChanges({ engine, changes }: Pick<MicroCacheOptions, 'engine' | 'changes'>) {
  /** Returns whether the URL still leads to the page's document, which is the same object as long as it is unchanged. */
  function keepsDocument({ path }: PageUrl, page: GoodPage): boolean {
    const documents = engine.pages();
    if (page.documents === documents) return true;
    if (!resolvesToSame({ ...page, path }, documents)) return false;
    page.documents = documents;
    return true;
  }

  /** Returns how changes since it was made affect a page. */
  function effectOnPage(page: GoodPage): ChangeEffect {
    if (page.unchangedAt === changes.now()) return 'none';
    let effect: ChangeEffect = 'none';
    for (const read of page.reads) {
      const own = effectOn(read, changes);
      if (own === 'content') return own;
      if (own === 'lists') effect = own;
    }
    if (effect === 'none') page.unchangedAt = changes.now();
    return effect;
  }

  /** Returns whether a page with a changed list has been unchanged too long ago to be sent once more. */
  function isTooOld({ reads, unchangedAt }: GoodPage): boolean {
    const moments = reads.flatMap(({ from }) => from?.moment ?? []);
    return changes.ageOf(Math.max(unchangedAt, Math.min(...moments))) >= CHANGED_LIST_MS;
  }

  return { keepsDocument, effectOnPage, isTooOld };
}

/** Creates the memory of good pages by their URLs. */
function createGoodPages(options: MicroCacheOptions) {
  const { engine, clock, steps } = options;
  const { microCacheMs = 1_000 } = engine;
  const pages = createPageCache(options);
  const idOf = createObjectIds();

  const toLookup = ({ path, query }: PageUrl) => ({
    base: `${idOf(engine.site())} ${path}`,
    query,
  });

  function store(url: PageUrl, value: GoodPage): GoodPage {
    pages.set(toLookup(url), { value, dependencies: value.dependencies });
    return value;
  }

  /** Dates a page anew. The missing content of a degraded one may become available at any moment. */
  function keep(url: PageUrl, page: BuiltFrom, unchangedAt = -1): GoodPage {
    const now = clock.now();
    const freshUntil = page.isDegraded ? 0 : Math.min(...page.reads.map((read) => read.freshUntil));
    const { changesAt = Number.POSITIVE_INFINITY } = page;
    const expires = page.isDegraded ? 0 : Math.min(changesAt, steps.expires(page.dependencies));
    const longest = Math.max(now + microCacheMs, Math.min(now + LONGEST_MS, freshUntil, expires));
    const until = Math.min(longest, changesAt);
    return store(url, {
      ...page,
      until,
      expires,
      isChecked: false,
      unchangedAt,
      documents: engine.pages(),
    });
  }

  return { find: (url: PageUrl) => pages.find(toLookup(url)), store, keep, clear: () => pages.clear() };
}

export function createMicroCache(options: MicroCacheOptions): MicroCache {
  const { engine, clock, steps, changes } = options;
  const { microCacheMs = 1_000 } = engine;
  const pages = createGoodPages(options);
  const { keepsDocument, effectOnPage, isTooOld } = createPageChanges(options);
  const surroundings = () => ({ content: steps.content, changes, now: clock.now() });

  /** Asks the sources of a page again. Until they have answered, the page is good for another moment. */
  async function check(url: PageUrl, page: GoodPage): Promise<void> {
    const until = Math.min(clock.now() + microCacheMs, page.changesAt ?? Number.POSITIVE_INFINITY);
    const checked = pages.store(url, { ...page, until, isChecked: true });
    const reads = await readAgain(page.reads, surroundings());
    // Meanwhile everything may have been forgotten, or the page may have been built anew.
    if (pages.find(url) !== checked) return;
    if (reads.every(({ version }, index) => version === page.reads[index]?.version))
      pages.keep(url, { ...page, reads });
    else pages.store(url, { ...checked, until: 0, expires: 0, isChecked: false });
  }

  /** Returns a page that has to be checked, if it may be sent meanwhile. */
  function findWhileChecked(url: PageUrl, known: GoodPage, effect: ChangeEffect): FoundPage | undefined {
    const remembered = rememberReads(known.reads, surroundings());
    switch (remembered.kind) {
      case 'changed':
        return undefined;
      case 'same':
        return {
          page: pages.keep(url, { ...known, reads: remembered.reads }, changes.now()),
          isBehind: false,
          isRefreshing: false,
        };
      case 'unknown':
        if (effect === 'lists' && isTooOld(known)) return undefined;
        // Rejects never: a failed source is an answer too.
        if (!known.isChecked || effect === 'none') void check(url, known);
        return { page: known, isBehind: effect === 'lists', isRefreshing: true };
    }
  }

  return {
    find(url) {
      const known = pages.find(url);
      if (known === undefined || !keepsDocument(url, known)) return undefined;
      const effect = effectOnPage(known);
      if (effect === 'content') return undefined;
      if (effect === 'none' && clock.now() < known.until)
        return { page: known, isBehind: false, isRefreshing: known.isChecked };
      return clock.now() >= known.expires ? undefined : findWhileChecked(url, known, effect);
    },
    keep: pages.keep,
    clear: pages.clear,
  };
}
