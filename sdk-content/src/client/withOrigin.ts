/** Paths of files that a site serves: images, film, logos. Addresses of pages are not among them. */
const FILE = /^\/(?:media|brand|resizer)\//;
/** The same in markup, such as that of a player. */
const FILE_IN_MARKUP = /(\s(?:src|poster)=["'])(?=\/(?:media|brand|resizer)\/)/g;

/**
 * Gives the files of an answer the origin of the site that serves them, for a page on another origin. Addresses of pages
 * stay paths: they belong to the page's own site.
 *
 * @param origin without a slash at its end
 */
export function withOrigin(answer: unknown, origin: string): unknown {
  if (typeof answer === 'string')
    return FILE.test(answer) ? origin + answer : answer.replaceAll(FILE_IN_MARKUP, `$1${origin}`);
  if (Array.isArray(answer)) return answer.map((item: unknown) => withOrigin(item, origin));
  if (typeof answer !== 'object' || answer === null) return answer;
  return Object.fromEntries(Object.entries(answer).map(([key, value]) => [key, withOrigin(value, origin)]));
}
