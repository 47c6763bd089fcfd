import type { MiddlewareHandler } from 'hono';
import { LIFETIMES, serveFiles } from './serveFiles.ts';

/**
 * Logos and icons. Pages name them by their version (`?v=`), and what is asked for by the present one never changes; any
 * other request may be kept for a day.
 */
export function serveBrand(dir: string, version: () => string | undefined): MiddlewareHandler {
  const serve = serveFiles(dir, '/brand/', 'day');
  return async (context, next) => {
    const response = await serve(context, next);
    const asked = context.req.query('v');
    if (response instanceof Response && response.ok && asked !== undefined && asked === version())
      response.headers.set('Cache-Control', LIFETIMES.immutable);
    return response;
  };
}
