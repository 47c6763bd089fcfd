import type { Page } from '@broadsheet/block-kit';
import type { QueryDependency } from './Dependencies.ts';

/** Returns the current value of a dependency on the query string, as JSON; empty if the query does not contain it. */
export function readQuery(query: Page['query'], name: QueryDependency): string {
  if (name === 'query') return JSON.stringify(query);
  const value = name.slice('query:'.length);
  return Object.hasOwn(query, value) ? JSON.stringify(query[value]) : '';
}
