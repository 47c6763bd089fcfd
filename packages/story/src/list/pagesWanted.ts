/** An address cannot make a server fetch more pages than this; readers with script can go on. */
const MOST_PAGES = 20;

/** How many pages of a list an address asks for: `?page=3` means the first three. 1 for anything else. */
export function pagesWanted(query: Readonly<Record<string, string>>): number {
  const { page = '' } = query;
  return /^[1-9]\d{0,8}$/.test(page) ? Math.min(Number(page), MOST_PAGES) : 1;
}
