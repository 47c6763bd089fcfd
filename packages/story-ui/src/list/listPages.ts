/**
 * Reads and writes how many pages of each list are shown, in the page's query: `?page=2&page2=3` shows two pages of the
 * first list and three of the second.
 */
type Query = Readonly<Record<string, string>>;

/** The largest number of pages that a URL can request of the server; with React, readers can load more. */
const MOST_PAGES = 20;
/** The number of lists whose pages are kept in the URL while another list grows. */
const MOST_LISTS = 4;

/** Returns the query parameter of a list. @param listsBefore the number of lists before it on the page */
export function listPageName(listsBefore: number): string {
  return listsBefore === 0 ? 'page' : `page${listsBefore + 1}`;
}

/** Returns how many pages of a list a query requests: `?page=3` means the first three. 1 for an invalid or missing value. */
export function pagesWanted(query: Query, name = listPageName(0)): number {
  const page = query[name] ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1;
}

/** Returns whether a query requests as many pages of a list as it can. */
export function isLongestList(query: Query, name = listPageName(0)): boolean {
  return pagesWanted(query, name) >= MOST_PAGES;
}

/** Returns the URL of the same page with the given number of pages of one list; the other lists keep theirs. */
export function morePagesHref(
  query: Query,
  { name, pages }: { readonly name: string; readonly pages: number },
): `?${string}` {
  const values = new URLSearchParams();
  for (let before = 0; before < MOST_LISTS; before += 1) {
    const other = listPageName(before);
    const wanted = pagesWanted(query, other);
    if (other !== name && wanted > 1) values.set(other, String(wanted));
  }
  values.set(name, String(pages));
  return `?${values}`;
}
