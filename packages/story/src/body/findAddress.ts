/**
 * Returns the web address of the first link in sanitised HTML; `undefined` without one. The `cite` of a quotation is such an
 * address: the name of its source stands in the caption.
 */
export function findAddress(html = ''): string | undefined {
  return /<a\s[^>]*?\bhref="(https?:\/\/[^"]+)"/i.exec(html)?.[1]?.replaceAll('&amp;', '&');
}
