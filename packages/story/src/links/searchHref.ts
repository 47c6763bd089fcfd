/** Where the results for a term are, e.g. `/search/city%20budget/`; without a term, where to search. */
export function searchHref(term: string): `/search/${string}` {
  const words = term.trim().toWellFormed();
  return words === '' ? '/search/' : `/search/${encodeURIComponent(words)}/`;
}
