import { isOwnUrl } from './html/resolveUrl.ts';

/** Parameters that only count where readers come from: a page has the same address without them. */
const COUNTING =
  /^(?:(?:utm|at|ns|wt)_.+|mc_[ce]id|fbclid|gclid|dclid|msclkid|yclid|igshid|xtor|cmp|cmpid|ito|ref|rss|source|partner)$/i;

/** The base of relative addresses when nobody knows the old site. */
const NOWHERE = 'https://unknown.invalid/';

/** Where a page of the old site stood. */
export type OldPath =
  | { readonly kind: 'kept'; readonly path: string }
  /** `reason` is part of a sentence for people. */
  | { readonly kind: 'lost'; readonly reason: string }
  | { readonly kind: 'none' };

export interface OldSite {
  /** The URL of the old site; undefined: every address is taken as its own. */
  readonly siteUrl: string | undefined;
  /** The URL against which relative addresses are resolved; absent: that of the site. */
  readonly baseUrl?: string | undefined;
}

/** Reads the path from the address of a page, which may be relative and may have parameters that only count visits. */
export function readOldPath(address: string | undefined, { siteUrl, baseUrl = siteUrl }: OldSite): OldPath {
  const text = address?.trim() ?? '';
  if (text === '' || !URL.canParse(text, baseUrl ?? NOWHERE)) return { kind: 'none' };
  const url = new URL(text, baseUrl ?? NOWHERE);
  if (siteUrl !== undefined && !isOwnUrl(url.href, { baseUrl: siteUrl }))
    return { kind: 'lost', reason: 'its old address is on another site; it has a new one here' };
  const names = [...url.searchParams.keys()];
  if (names.some((name) => !COUNTING.test(name))) {
    const reason =
      'its old address is told from others by what follows a question mark, which redirects do not read; it has a new one here';
    return { kind: 'lost', reason };
  }
  return url.pathname === '/' ? { kind: 'none' } : { kind: 'kept', path: url.pathname };
}
