import { toAnchorId } from './anchors.ts';
import type { HtmlContext } from './HtmlContext.ts';

/** Resolves a web URL; undefined for anything else. Spaces and a missing scheme are corrected as browsers do. */
export function resolveUrl(value: string, { baseUrl }: Pick<HtmlContext, 'baseUrl'>): string | undefined {
  const text = value.trim();
  const given = text.startsWith('//') ? `https:${text}` : text;
  if (!URL.canParse(given, baseUrl)) return undefined;
  const url = new URL(given, baseUrl);
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

const bareHost = (url: URL): string => url.hostname.replace(/^www\./, '');

/** Returns whether a URL belongs to the old site. */
export function isOwnUrl(
  url: string,
  { baseUrl, siteUrl = baseUrl }: Pick<HtmlContext, 'baseUrl' | 'siteUrl'>,
): boolean {
  return siteUrl !== undefined && URL.canParse(url) && bareHost(new URL(url)) === bareHost(new URL(siteUrl));
}

/** Returns a hash that leads to the form which an id has here. */
const toHash = (hash: string): string =>
  hash.length < 2 || hash === '#top' || hash.startsWith('#:~:') ? hash : `#${toAnchorId(hash.slice(1))}`;

/** Resolves a link. A page of the old site becomes a path, because this site has it now; scripts and data give undefined. */
export function resolveLink(
  value: string,
  context: Pick<HtmlContext, 'baseUrl' | 'siteUrl' | 'findPage'>,
): string | undefined {
  if (/^(?:mailto|tel|sms|whatsapp):/i.test(value)) return value;
  if (value.startsWith('#')) return toHash(value);
  const url = resolveUrl(value, context);
  if (url === undefined)
    return context.baseUrl === undefined && value.startsWith('/') && !value.startsWith('//')
      ? value
      : undefined;
  if (!isOwnUrl(url, context)) return url;
  const { pathname, search, hash } = new URL(url);
  const page = search === '' ? undefined : context.findPage?.(new URL(url));
  if (page !== undefined) return `${page}${toHash(hash)}`;
  // Files are not imported; links to them keep the old URL.
  if (/\.(?!html?$|php$)[a-z\d]{2,5}$/i.test(pathname)) return url;
  return `${pathname}${search}${toHash(hash)}`;
}
