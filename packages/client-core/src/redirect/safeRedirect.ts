/**
 * The one validator of redirect targets.
 *
 * A target is a path of this site or a whole address under which it stands; everything else is refused. Browsers read
 * backslashes as slashes and drop control characters and leading blanks, so those are refused before anything is parsed.
 */
import { removeBase } from '../href/basePath.ts';

const FORBIDDEN = /[\p{Cc} \\]/u;

/**
 * Answers the target as a path of the site with query and hash, without the path under which the site stands, or
 * `undefined` if it would leave the site.
 *
 * @param site its origin, followed by the path under which it stands where there is one: `https://www.example.com/news`
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
  // Dots may have led a whole address out of the site; a path has stood in it from the start.
  const pathname = isPath ? parsed.pathname : removeBase(parsed.pathname, own.pathname.replace(/\/$/, ''));
  // A path such as `/.//host` is normalised to `//host`.
  return pathname === undefined || pathname.startsWith('//')
    ? undefined
    : pathname + parsed.search + parsed.hash;
}
