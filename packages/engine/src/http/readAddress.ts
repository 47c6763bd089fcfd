/**
 * Rules about addresses that hold before any page is looked for: redirects of the site, trailing slashes, and the
 * search form, which sends a term as a query value and is led to the address of its results.
 */
import { trailingSlash } from '@broadsheet/sdk-content';
import type { RedirectRule } from '../page/RedirectRule.ts';

export type Address =
  | { readonly kind: 'page'; readonly path: string; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'moved'; readonly location: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone' };

const SEARCH_PATH = '/search/';
/** Names under which search forms send their term. */
const TERM_NAMES = ['searchQuery', 'query', 'q'];

/** A path that can be looked up: one leading slash, nothing that climbs, every escape valid. */
function isSound(path: string): boolean {
  if (path.startsWith('//') || path.includes('\\')) return false;
  try {
    return !/[\u0000-\u001f\u007f]/.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

export function readAddress(url: URL, rules: readonly RedirectRule[]): Address {
  const query = Object.fromEntries(url.searchParams);
  if (!isSound(url.pathname)) return { kind: 'page', path: '/\u0000', query: {} };
  const path = trailingSlash(url.pathname);
  const rule = rules.find(({ from }) => trailingSlash(from) === path);
  if (rule?.kind === 'gone') return { kind: 'gone' };
  if (rule?.kind === 'moved') return { kind: 'moved', location: rule.to, status: rule.status };
  if (path !== url.pathname) return { kind: 'moved', location: `${path}${url.search}`, status: 301 };
  const term = path === SEARCH_PATH ? TERM_NAMES.map((name) => query[name]?.trim()).find(Boolean) : undefined;
  if (term !== undefined)
    return { kind: 'moved', location: `${SEARCH_PATH}${encodeURIComponent(term)}/`, status: 302 };
  return { kind: 'page', path, query };
}
