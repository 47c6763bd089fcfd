/** UTF-16 units: a search reads no more of a term, and a longer one may not fit in a path. */
const MAX_TERM = 300;

/**
 * Returns the URL of the results for a term, e.g. `/search/city%20budget/`; without a term, that of the search page. Of a long
 * term it keeps the first 300 characters.
 */
export function searchHref(term: string): `/search/${string}` {
  const words = term.trim().slice(0, MAX_TERM).toWellFormed();
  // Browsers take one or two dots in a path for steps, even when they are encoded.
  return /^\.{0,2}$/.test(words) ? '/search/' : `/search/${encodeURIComponent(words)}/`;
}
