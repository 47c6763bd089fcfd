/**
 * Pages that were found to be good a moment ago.
 *
 * In a rush of readers the same page is asked for many times a second. For this long nothing is asked of content: the
 * path and those values of the query that the page has read say which of the cached pages it is.
 */
import type { Clock } from '@broadsheet/client-core';
import { createDependencyCache } from './createDependencyCache.ts';
import type { Dependent, Lookup } from './createDependencyCache.ts';
import { isQueryDependency } from './Dependencies.ts';
import type { DependencyName } from './Dependencies.ts';
import { readQuery } from './readQuery.ts';

type Query = Readonly<Record<string, string>>;

/** A request, by what can be said of it without asking anybody. */
export interface MicroCacheLookup {
  /** Says which site, documents and path. */
  readonly base: string;
  readonly query: Query;
}

/** A page that is cached elsewhere, by its key there. */
export interface MicroCacheEntry extends Dependent {
  readonly key: string;
}

export interface MicroCache {
  /** Answers the key of the page. */
  find(lookup: MicroCacheLookup): string | undefined;
  /** @param page its dependencies, and what of the query was read to find it */
  set(lookup: MicroCacheLookup, page: MicroCacheEntry): void;
  clear(): void;
}

export interface MicroCacheOptions {
  readonly clock: Clock;
  readonly maxPages: number;
  /** Milliseconds. */
  readonly microCacheMs: number;
}

function toLookup({ base, query }: MicroCacheLookup): Lookup {
  return { base, read: (name) => (isQueryDependency(name) ? readQuery(query, name) : '') };
}

function queryDependencies(names: readonly DependencyName[]): readonly DependencyName[] {
  return [...new Set(names.filter(isQueryDependency))].toSorted();
}

export function createMicroCache({ clock, maxPages, microCacheMs }: MicroCacheOptions): MicroCache {
  const maxEntries = microCacheMs <= 0 ? 0 : maxPages;
  const pages = createDependencyCache<MicroCacheEntry>({ clock, maxEntries, ttlMs: microCacheMs });
  return {
    find: (lookup) => pages.find(toLookup(lookup))?.key,
    set: (lookup, { key, dependencies }) =>
      void pages.set(toLookup(lookup), { key, dependencies: queryDependencies(dependencies) }),
    clear: () => pages.clear(),
  };
}
