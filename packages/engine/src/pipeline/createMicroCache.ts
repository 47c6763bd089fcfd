/**
 * The micro-cache: pages by their URLs that are sent again without being built.
 *
 * Nothing is asked while the page was valid a moment ago, or while all its content is fresh. After that the page is still
 * sent, and its sources are asked again in the background, as long as no newer answer is known: the rule by which a stale
 * answer is used, for whole pages. So a story that is asked for again waits for nobody, even if its content has made room
 * for that of others.
 */
import type { Clock } from '@broadsheet/client-core';
import { requestKey } from '@broadsheet/sdk-content';
import { createObjectIds } from '../cache/createObjectIds.ts';
import { createUrlCache } from '../cache/createUrlCache.ts';
import { getCacheBytes } from '../cache/cacheShares.ts';
import type { DependencyName } from '../cache/Dependencies.ts';
import { readAgain } from '../content/SourceRead.ts';
import type { SourceRead } from '../content/SourceRead.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import { MAX_PAGES } from './createPageBuilder.ts';
import type { PageSteps, PageUrl } from './createPageSteps.ts';

/** A page that was built, and what it depends on. */
export interface BuiltFrom {
  /** The key under which the page cache has it. */
  readonly key: string;
  readonly dependencies: readonly DependencyName[];
  readonly reads: readonly SourceRead[];
  readonly isDegraded: boolean;
}

interface GoodPage extends BuiltFrom {
  /** Until when it needs no check, in milliseconds since 1970. */
  readonly until: number;
  /** When it is outdated whatever its sources say, in milliseconds since 1970. */
  readonly expires: number;
}

export interface MicroCache {
  /** Returns the key of a page that may be sent as it is. */
  find(url: PageUrl): string | undefined;
  keep(url: PageUrl, page: BuiltFrom): void;
  clear(): void;
}

export interface MicroCacheOptions {
  readonly engine: EngineOptions;
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
    sizeOf: ({ reads }) => READ_BYTES * (1 + reads.length),
  });
}

export function createMicroCache(options: MicroCacheOptions): MicroCache {
  const { engine, clock, steps } = options;
  const { microCacheMs = 1_000 } = engine;
  const pages = createPageCache(options);
  const idOf = createObjectIds();

  const toLookup = ({ path, query }: PageUrl) => ({
    base: `${idOf(engine.pages())} ${idOf(engine.site())} ${path}`,
    query,
  });

  function store(url: PageUrl, value: GoodPage): GoodPage {
    pages.set(toLookup(url), { value, dependencies: value.dependencies });
    return value;
  }

  /** Dates a page anew. The missing content of a degraded one may become available at any moment. */
  function keep(url: PageUrl, page: BuiltFrom): void {
    const now = clock.now();
    const freshUntil = page.isDegraded ? 0 : Math.min(...page.reads.map((read) => read.freshUntil));
    const expires = page.isDegraded ? 0 : steps.expires(page.dependencies);
    const until = Math.max(now + microCacheMs, Math.min(now + LONGEST_MS, freshUntil, expires));
    store(url, { ...page, until, expires });
  }

  function isOutdated({ reads, expires }: GoodPage): boolean {
    if (clock.now() >= expires) return true;
    return reads.some(({ request, version }) => {
      const known = steps.content.peek(requestKey(request));
      return known !== undefined && known.version !== version;
    });
  }

  /** Asks the sources of a page again. Until they have answered, the page is good for another moment. */
  async function check(url: PageUrl, page: GoodPage): Promise<void> {
    const checked = store(url, { ...page, until: clock.now() + microCacheMs });
    const reads = await readAgain(page.reads, { content: steps.content, now: clock.now() });
    // Meanwhile everything may have been forgotten, or the page may have been built anew.
    if (pages.find(toLookup(url)) !== checked) return;
    if (reads.every(({ version }, index) => version === page.reads[index]?.version))
      keep(url, { ...page, reads });
    else store(url, { ...checked, until: 0, expires: 0 });
  }

  return {
    find(url) {
      const known = pages.find(toLookup(url));
      if (known === undefined) return undefined;
      if (clock.now() >= known.until) {
        if (isOutdated(known)) return undefined;
        // Rejects never: a failed source is an answer too.
        void check(url, known);
      }
      return known.key;
    },
    keep,
    clear: () => pages.clear(),
  };
}
