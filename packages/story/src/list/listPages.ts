/**
 * How far the lists of a page are paged, as its address says: `?page=2&page2=3` shows two pages of the first list and
 * three of the second.
 */
type Query = Readonly<Record<string, string>>;

/** An address cannot make a server fetch more pages than this; readers with React can go on. */
const MOST_PAGES = 20;
/** Lists of a page whose places an address keeps while another list is paged. */
const MOST_LISTS = 4;

/** The name that a list has in the address of its page. @param listsBefore how many lists stand before it */
export function listPageName(listsBefore: number): string {
  return listsBefore === 0 ? 'page' : `page${listsBefore + 1}`;
}

/** How many pages of a list an address asks for: `?page=3` means the first three. 1 for anything else. */
export function pagesWanted(query: Query, name = listPageName(0)): number {
  const page = query[name] ?? '';
  return /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1;
}

/** True if an address asks for as much of a list as it can. */
export function isLongestList(query: Query, name = listPageName(0)): boolean {
  return pagesWanted(query, name) >= MOST_PAGES;
}

/** The same page with so many pages of one list; the other lists stay where they are. */
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
