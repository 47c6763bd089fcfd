/**
 * Pages that were found to be good a moment ago.
 *
 * In a rush of readers the same page is asked for many times a second. For this long nothing is asked of content: the
 * address and those values of its query that the page has read say which of the kept pages it is.
 */
import type { Clock } from '@broadsheet/client-core';
import type { MadePage, PageMaker } from '../page/createPageMaker.ts';
import { createFragmentCache } from '../render/createFragmentCache.ts';
import { isQueryDependency } from '../render/Dependencies.ts';
import type { DependencyName, ReadDependency } from '../render/Dependencies.ts';
import { queryReader } from '../render/PageScope.ts';
import type { Stored } from './Stored.ts';

type Query = Readonly<Record<string, string>>;

export interface TrustedPages {
  /** @param base says which site, documents and path */
  find(base: string, query: Query): Stored | undefined;
  /** @param reads what of the query was read besides, to find the page */
  keep(base: string, query: Query, page: MadePage, reads: readonly DependencyName[]): void;
  clear(): void;
}

export interface TrustedPagesOptions {
  readonly clock: Clock;
  readonly maxPages: number;
  /** Milliseconds. */
  readonly trustMs: number;
  readonly kept: PageMaker['kept'];
}

interface TrustedPage {
  readonly key: string;
  readonly dependencies: readonly DependencyName[];
}

function readerOf(query: Query): ReadDependency {
  const read = queryReader(query);
  return (name) => (isQueryDependency(name) ? read(name) : '');
}

export function createTrustedPages({ clock, maxPages, trustMs, kept }: TrustedPagesOptions): TrustedPages {
  if (trustMs <= 0 || maxPages <= 0)
    return { find: () => undefined, keep: () => undefined, clear: () => undefined };
  const pages = createFragmentCache<TrustedPage>({ clock, maxEntries: maxPages, ttlMs: trustMs });
  return {
    find(base, query) {
      const known = pages.find(base, readerOf(query));
      return known && kept(known.key);
    },
    keep(base, query, { key, dependencies }, reads) {
      const names = new Set([...dependencies, ...reads].filter(isQueryDependency));
      pages.keep(base, readerOf(query), { key, dependencies: [...names].toSorted() });
    },
    clear: () => pages.clear(),
  };
}
