import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

export const LIFETIMES = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
} as const;

/** Files of a folder under a path, with ranges and compressed neighbours (`x.js.br`); what is not there or hidden is a 404. */
export function serveFiles(dir: string, path: string, lifetime: keyof typeof LIFETIMES): MiddlewareHandler {
  const serve = serveStatic({
    root: dir,
    precompressed: lifetime === 'immutable',
    rewriteRequestPath: (requested) => requested.slice(path.length - 1),
  });
  return async (context) => {
    // Hidden files are on their way into the folder, or are not meant for it.
    const isHidden = context.req.path.includes('/.');
    const response = isHidden ? undefined : await serve(context, async () => undefined);
    if (response === undefined || response.status === 404) {
      return context.text('There is no such file.\n', 404, { 'Cache-Control': 'public, max-age=60' });
    }
    response.headers.set('Cache-Control', LIFETIMES[lifetime]);
    response.headers.set('X-Content-Type-Options', 'nosniff');
    // Built files hold nothing of anybody; a module or a font from another origin needs the permission.
    if (lifetime === 'immutable') response.headers.set('Access-Control-Allow-Origin', '*');
    if (path === '/media/' || path === '/brand/') {
      response.headers.set(
        'Content-Security-Policy',
        "default-src 'none'; style-src 'unsafe-inline'; sandbox",
      );
    }
    return response;
  };
}
