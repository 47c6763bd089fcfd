/**
 * The rules for URLs that apply before any page is looked up: the site's redirects, trailing slashes, and the search form,
 * which sends its term in the query string and is redirected to the URL of its results.
 */
import { trailingSlash } from '@broadsheet/sdk-content';
import { spellPath } from '@broadsheet/sdk-content/server';
import type { RedirectRule } from './RedirectRule.ts';

export type UrlReading =
  | { readonly kind: 'page'; readonly path: string; readonly query: Readonly<Record<string, string>> }
  | { readonly kind: 'moved'; readonly location: string; readonly status: 301 | 302 }
  | { readonly kind: 'gone' }
  /** The URL cannot be that of a page. */
  | { readonly kind: 'missing' };

const SEARCH_PATH = '/search/';
/** The query parameters in which search forms send their term. */
const TERM_NAMES = ['searchQuery', 'query', 'q'];
/** UTF-16 units: of what a reader types, a search reads no more than this. */
const MAX_TERM = 300;
/** Above the longest term, of which one character of Japanese takes nine in a path. */
const MAX_PATH = 4_000;

/** Returns whether a path can be looked up: not too long, one leading slash, no `..`, and only valid escapes. */
function isSound(path: string): boolean {
  if (path.length > MAX_PATH || path.startsWith('//') || path.includes('\\')) return false;
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Returns the query string in a form that is safe in a `Location` header. */
function getSearch(url: URL): string {
  return url.search.replaceAll('\\', '%5C');
}

function searchTerm(query: Readonly<Record<string, string>>): string | undefined {
  const term = TERM_NAMES.map((name) => query[name]?.trim()).find(Boolean);
  // These two terms cannot be path segments.
  if (term === undefined || term === '.' || term === '..') return undefined;
  return term.slice(0, MAX_TERM).toWellFormed();
}

/** The rules by their paths, once for each list. */
const indices = new WeakMap<readonly RedirectRule[], ReadonlyMap<string, RedirectRule>>();

/** Indexes rules; of several for one path the first counts, and none that leads to its own path. */
function indexRules(rules: readonly RedirectRule[]): ReadonlyMap<string, RedirectRule> {
  const index = new Map<string, RedirectRule>();
  for (const rule of rules) {
    const path = spellPath(trailingSlash(rule.from));
    const leadsOn = rule.kind === 'gone' || spellPath(trailingSlash(rule.to)) !== path;
    if (leadsOn && !index.has(path)) index.set(path, rule);
  }
  return index;
}

function findRule(rules: readonly RedirectRule[], path: string): RedirectRule | undefined {
  let index = indices.get(rules);
  if (index === undefined) indices.set(rules, (index = indexRules(rules)));
  return index.get(path);
}

export function readUrl(url: URL, rules: readonly RedirectRule[]): UrlReading {
  if (!isSound(url.pathname)) return { kind: 'missing' };
  const slashed = trailingSlash(url.pathname);
  const path = spellPath(slashed);
  const rule = findRule(rules, path);
  if (rule?.kind === 'gone') return { kind: 'gone' };
  if (rule?.kind === 'moved') return { kind: 'moved', location: rule.to, status: rule.status };
  // Another spelling of an address is answered, not moved: some caches in front write every escape in small letters.
  if (slashed !== url.pathname) return { kind: 'moved', location: `${path}${getSearch(url)}`, status: 301 };
  const query = Object.fromEntries(url.searchParams);
  const term = path === SEARCH_PATH ? searchTerm(query) : undefined;
  if (term !== undefined)
    return { kind: 'moved', location: `${SEARCH_PATH}${encodeURIComponent(term)}/`, status: 302 };
  return { kind: 'page', path, query };
}
