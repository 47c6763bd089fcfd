import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

export const LIFETIMES = {
  immutable: 'public, max-age=31536000, immutable',
  day: 'public, max-age=86400',
  /** For files that editors may replace. */
  minutes: 'public, max-age=600',
} as const;

/**
 * How the addresses of a folder's copies begin, through which browsers repeat a failed import
 * (`client/repeatableImports.ts`).
 */
const COPIES = /^(?:\/again)+\//;

/**
 * Serves files of a folder under a path, with ranges and compressed neighbours (`x.js.br`); a missing or hidden file is a
 * 404.
 */
export function serveFiles(dir: string, path: string, lifetime: keyof typeof LIFETIMES): MiddlewareHandler {
  const serve = serveStatic({
    root: dir,
    precompressed: lifetime === 'immutable',
    rewriteRequestPath(requested) {
      const file = requested.slice(path.length - 1);
      return lifetime === 'immutable' ? file.replace(COPIES, '/') : file;
    },
  });
  return async (context) => {
    // Hidden files are being written, or are not meant to be served.
    const isHidden = context.req.path.includes('/.');
    const response = isHidden ? undefined : await serve(context, async () => undefined);
    if (response === undefined || response.status === 404) {
      return context.text('There is no such file.\n', 404, { 'Cache-Control': 'public, max-age=60' });
    }
    response.headers.set('Cache-Control', LIFETIMES[lifetime]);
    response.headers.set('X-Content-Type-Options', 'nosniff');
    // Built files contain no private data, and a module or a font that a page of another origin loads needs this
    // permission.
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
