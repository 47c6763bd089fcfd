import type { MiddlewareHandler } from 'hono';

/**
 * Refuses addresses with a NUL character, which no text in the database holds: 404 for one in the path, because nothing
 * stands there, and 400 for one in the query. The answer has the form of readers' calls.
 */
export const refuseNul: MiddlewareHandler = async (context, next) => {
  const { pathname, search } = new URL(context.req.url);
  const status = pathname.includes('%00') ? 404 : 400;
  if (status === 400 && !search.includes('%00')) return next();
  const message =
    status === 404
      ? 'There is nothing at this address: it holds a NUL character. Check the path.'
      : 'The query of the address holds a NUL character. Leave it out.';
  context.header('Cache-Control', 'no-store');
  return context.json({ code: String(status), message, httpStatus: status }, status);
};
