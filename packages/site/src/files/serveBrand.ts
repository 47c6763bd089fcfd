import type { MiddlewareHandler } from 'hono';
import { LIFETIMES, serveFiles } from './serveFiles.ts';

/**
 * Serves logos and icons. Pages add their version to the URL (`?v=`), and a response to a request with the current version
 * never changes; any other response may be cached for a day.
 */
export function serveBrand(dir: string, version: () => string | undefined): MiddlewareHandler {
  const serve = serveFiles(dir, '/brand/', 'day');
  return async (context, next) => {
    const response = await serve(context, next);
    const requested = context.req.query('v');
    if (response instanceof Response && response.ok && requested !== undefined && requested === version())
      response.headers.set('Cache-Control', LIFETIMES.immutable);
    return response;
  };
}
