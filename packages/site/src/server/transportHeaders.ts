import type { MiddlewareHandler } from 'hono';

/** Two years, without the subdomains, which their owners decide about. */
const HSTS = 'max-age=63072000';

/** Returns the headers that `transportHeaders` sets, by name. */
export function getTransportHeaders(siteOrigin: string): Readonly<Record<string, string>> {
  const isSecure = siteOrigin.startsWith('https:');
  return { 'X-Content-Type-Options': 'nosniff', ...(isSecure && { 'Strict-Transport-Security': HSTS }) };
}

/**
 * Sets the headers of every response: browsers must not guess a content type, and must stay on https once they have used
 * it.
 * @param siteOrigin the public origin
 */
export function transportHeaders(siteOrigin: string): MiddlewareHandler {
  const headers = getTransportHeaders(siteOrigin);
  return async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(headers)) context.header(name, value);
  };
}
