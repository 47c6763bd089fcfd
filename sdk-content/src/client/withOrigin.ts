/** Matches the paths of files that a site serves: images, videos, logos. Paths of pages do not match. */
const FILE = /^\/(?:media|brand|resizer)\//;
/** Matches such paths in markup, such as that of a player. */
const FILE_IN_MARKUP = /(\s(?:src|poster)=["'])(?=\/(?:media|brand|resizer)\/)/g;

/**
 * Prefixes the file paths in an answer with the origin of the site that serves them, for a page on another origin. Paths of
 * pages stay unchanged, because they belong to the page's own site.
 *
 * @param origin the origin without a trailing slash
 */
export function withOrigin(answer: unknown, origin: string): unknown {
  if (typeof answer === 'string')
    return FILE.test(answer) ? origin + answer : answer.replaceAll(FILE_IN_MARKUP, `$1${origin}`);
  if (Array.isArray(answer)) return answer.map((item: unknown) => withOrigin(item, origin));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withOrigin(value, origin)]));
}
