import type { MiddlewareHandler } from 'hono';

/**
 * Browsers say where a request comes from. A page of another site has no business with what only counts or opens for the
 * reader of this one; a client that says nothing is no browser, and carries no reader's cookies.
 */
function isFromElsewhere({ headers }: Request, siteOrigin: string): boolean {
  const place = headers.get('sec-fetch-site');
  if (place !== null) return place !== 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && origin !== siteOrigin;
}

/** Answers 403 to requests that a page of another site has made; no cookie is set and nothing is counted. */
export function requireOwnPage(siteOrigin: string): MiddlewareHandler {
  return async (context, next) => {
    if (!isFromElsewhere(context.req.raw, siteOrigin)) return next();
    context.header('Cache-Control', 'no-store');
    return context.json({ message: 'Only pages of this newspaper ask for this.' }, 403);
  };
}
