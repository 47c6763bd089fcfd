import type { MiddlewareHandler } from 'hono';

/** The most characters of a page's path: a search for a sentence in Japanese, percent-encoded, is shorter. */
const MOST_CHARACTERS = 4_000;

const MESSAGE = 'The address is longer than that of any page here. Check it, or begin at the front page.\n';

/**
 * Answers 414 to a path that is longer than that of any page. Every rule that compares a path (redirects, patterns of pages,
 * sections) takes the longer the longer it is, and the server accepts 16 kB.
 */
export const refuseLongPaths: MiddlewareHandler = async (context, next) => {
  if (context.req.path.length <= MOST_CHARACTERS) return next();
  // A shared cache must not be filled with addresses that nobody asks for again.
  context.header('Cache-Control', 'no-store');
  return context.text(MESSAGE, 414);
};
