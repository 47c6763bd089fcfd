import type { Search, SearchFilters, SearchSort } from './toSearch.ts';

interface Change {
  readonly sort?: SearchSort;
  readonly section?: string;
  readonly period?: SearchFilters['period'];
  readonly page?: number;
}

/**
 * Returns the query string of the same search with another choice. What a source would choose anyway is left out, except
 * for a sort order that is asked for.
 */
export function searchAddress(
  { sort, filters }: Pick<Search, 'sort' | 'filters'>,
  change: Change,
): `?${string}` {
  const section = change.section ?? filters?.section ?? '';
  const period = change.period ?? filters?.period ?? 'any';
  const parameters = new URLSearchParams([
    ...(change.sort === undefined && sort !== 'date' ? [] : [['sort', change.sort ?? 'date']]),
    ...(section === '' ? [] : [['section', section]]),
    ...(period === 'any' ? [] : [['period', period]]),
    ...(change.page === undefined ? [] : [['page', String(change.page)]]),
  ]);
  return `?${parameters.toString().replaceAll('%2F', '/')}`;
}
