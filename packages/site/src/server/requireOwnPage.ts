import type { MiddlewareHandler } from 'hono';

/**
 * Tells whether a page of another site made the request, which browsers report. Such a page must not call routes that count
 * or open something for this site's reader. A client that reports nothing is not a browser, and carries no reader's
 * cookies.
 */
function isFromElsewhere({ headers }: Request, siteOrigin: string): boolean {
  const place = headers.get('sec-fetch-site');
  if (place !== null) return place !== 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && origin !== siteOrigin;
}

/** Responds with 403 to requests from pages of other sites; no cookie is set and nothing is counted. */
export function requireOwnPage(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isFromElsewhere(context.req.raw, siteOrigin)) return next();
    context.header('Cache-Control', 'no-store');
    return context.json({ message: 'Only pages of this newspaper ask for this.' }, 403);
  };
}
