/**
 * Values by what can be said of a request without asking anybody: its path, and those values of its query that were read
 * when the value was made.
 */
import type { Clock } from '@broadsheet/client-core';
import { createDependencyCache } from './createDependencyCache.ts';
import type { Dependent, Lookup } from './createDependencyCache.ts';
import { isQueryDependency } from './Dependencies.ts';
import type { DependencyName } from './Dependencies.ts';
import { readQuery } from './readQuery.ts';

export interface UrlLookup {
  /** The path, and whatever else tells requests apart. */
  readonly base: string;
  readonly query: Readonly<Record<string, string>>;
}

export interface UrlCache<Value> {
  find(lookup: UrlLookup): Value | undefined;
  /** Keeps a value, by those of its dependencies that are values of the query. */
  set(lookup: UrlLookup, made: Dependent & { readonly value: Value }): void;
  /** Measures a value anew that has become smaller or larger since it was kept. */
  measure(lookup: UrlLookup): void;
  clear(): void;
}

export interface UrlCacheOptions<Value> {
  readonly clock: Clock;
  /** 0 keeps nothing. */
  readonly maxEntries: number;
  /** Milliseconds. */
  readonly ttlMs: number;
  readonly maxBytes?: number;
  readonly sizeOf?: (value: Value) => number;
}

function toLookup({ base, query }: UrlLookup): Lookup {
  return { base, read: (name) => (isQueryDependency(name) ? readQuery(query, name) : '') };
}

function queryDependencies(names: readonly DependencyName[]): readonly DependencyName[] {
  return [...new Set(names.filter(isQueryDependency))].toSorted();
}

export function createUrlCache<Value>({ sizeOf, ...options }: UrlCacheOptions<Value>): UrlCache<Value> {
  const values = createDependencyCache<Dependent & { readonly value: Value }>({
    ...options,
    ...(sizeOf !== undefined && { sizeOf: ({ value }) => sizeOf(value) }),
  });
  return {
    find: (lookup) => values.find(toLookup(lookup))?.value,
    measure(lookup) {
      const found = values.find(toLookup(lookup));
      if (found !== undefined) values.set(toLookup(lookup), found);
    },
    set: (lookup, { value, dependencies }) =>
      void values.set(toLookup(lookup), { value, dependencies: queryDependencies(dependencies) }),
    clear: () => values.clear(),
  };
}
