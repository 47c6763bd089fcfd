const ATTRIBUTE = /(\s(?:href|src|poster|action)=")(?=\/(?!\/))/g;
const SOURCE_SET = /(\ssrcset=")([^"]*)/g;

/** Adds the base path to the URLs in markup that the sanitiser has written. */
export function addBaseToHtml(html: string, base = ''): string {
  if (base === '') return html;
  return html
    .replace(ATTRIBUTE, (attribute) => attribute + base)
    .replace(
      SOURCE_SET,
      (_, start: string, list: string) => start + list.replace(/(^|,\s*)(?=\/(?!\/))/g, `$1${base}`),
    );
}
