/** Returns the URL of the results for a term, e.g. `/search/city%20budget/`; without a term, that of the search page. */
export function searchHref(term: string): `/search/${string}` {
  const words = term.trim().toWellFormed();
  // Browsers take one or two dots in a path for steps, even when they are encoded.
  return /^\.{0,2}$/.test(words) ? '/search/' : `/search/${encodeURIComponent(words)}/`;
}
