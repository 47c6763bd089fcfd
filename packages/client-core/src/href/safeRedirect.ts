/**
 * The only validator of redirect targets.
 *
 * A target is a path of this site or an absolute URL of it; everything else is refused. Browsers read backslashes as slashes
 * and drop control characters and leading blanks, so targets with those are refused before anything is parsed.
 */
import { removeBase } from './removeBase.ts';

const FORBIDDEN = /[\p{Cc} \\]/u;

/**
 * Returns the target as a path of the site with query and hash, without the base path, or `undefined` if it would leave the
 * site.
 *
 * @param site the site's origin and base path, if it has one: `https://www.example.com/news`
 */
export function safeRedirect(target: string, site: string): string | undefined {
  if (target === '' || FORBIDDEN.test(target) || target.startsWith('//')) return undefined;
  const isPath = target.startsWith('/');
  if (!isPath && !target.startsWith(`${site}/`) && target !== site) return undefined;
  let parsed: URL;
  let own: URL;
  try {
    own = new URL(site);
    parsed = new URL(target, own);
  } catch {
    return undefined;
  }
  if (parsed.origin !== own.origin || parsed.username !== '' || parsed.password !== '') return undefined;
  // `..` may have led an absolute URL out of the base path; a path does not include it.
  const pathname = isPath ? parsed.pathname : removeBase(parsed.pathname, own.pathname.replace(/\/$/, ''));
  // A path such as `/.//host` is normalised to `//host`.
  return pathname === undefined || pathname.startsWith('//')
    ? undefined
    : pathname + parsed.search + parsed.hash;
}
