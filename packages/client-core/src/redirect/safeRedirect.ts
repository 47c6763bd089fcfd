/**
 * The one validator of redirect targets.
 *
 * A target is a path of this site or an address of this origin; everything else is refused. Browsers read backslashes
 * as slashes and drop control characters and leading blanks, so those are refused before anything is parsed.
 */
const FORBIDDEN = /[\p{Cc} \\]/u;

/** The target as a path with query and hash, or `undefined` if it would leave the site. */
export function safeRedirect(target: string, origin: string): string | undefined {
  if (target === '' || FORBIDDEN.test(target)) return undefined;
  if (!target.startsWith('/') && !target.startsWith(`${origin}/`) && target !== origin) return undefined;
  if (target.startsWith('//')) return undefined;
  let parsed: URL;
  try {
    parsed = new URL(target, origin);
  } catch {
    return undefined;
  }
  if (parsed.origin !== new URL(origin).origin || parsed.username !== '' || parsed.password !== '')
    return undefined;
  const path = `${parsed.pathname}${parsed.search}${parsed.hash}`;
  // A path such as `/.//host` is normalised to `//host`.
  return path.startsWith('//') ? undefined : path;
}
