import type { HtmlContext } from './HtmlContext.ts';

/** A whole web URL; undefined for anything that is none. Spaces and missing schemes are mended as browsers do. */
export function resolveUrl(value: string, { baseUrl }: Pick<HtmlContext, 'baseUrl'>): string | undefined {
  const text = value.trim();
  const given = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(given, baseUrl)) return undefined;
  const url = new URL(given, baseUrl);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

const bareHost = (url: URL): string => url.hostname.replace(/^www\./, '');

/** Whether a URL is one of the old site's. */
export function isOwnUrl(url: string, { baseUrl }: Pick<HtmlContext, 'baseUrl'>): boolean {
  return baseUrl !== undefined && URL.canParse(url) && bareHost(new URL(url)) === bareHost(new URL(baseUrl));
}

/** Where a link leads: a path for the old site's own pages, which this site has now; no script, no data. */
export function resolveLink(value: string, context: Pick<HtmlContext, 'baseUrl'>): string | undefined {
  if (/^(?:mailto|tel):/i.test(value) || value.startsWith('#')) return value;
  const url = resolveUrl(value, context);
  if (url === undefined)
    return context.baseUrl === undefined && value.startsWith('/') && !value.startsWith('//')
      ? value
      : undefined;
  if (!isOwnUrl(url, context)) return url;
  const { pathname, search, hash } = new URL(url);
  // A file is not brought along; it is left where it is.
  if (/\.(?!html?$|php$)[a-z\d]{2,5}$/i.test(pathname)) return url;
  return `${pathname}${search}${hash}`;
}
