import type { MiddlewareHandler } from 'hono';

/** Two years, the subdomains left to their owners. */
const HSTS = 'max-age=63072000';

/**
 * Headers that every answer of the site has, whoever made it: no browser guesses a type, and one that came over https
 * stays there.
 *
 * @param siteOrigin as readers know it
 */
export function transportHeaders(siteOrigin: string): MiddlewareHandler {
  const isSecure = siteOrigin.startsWith('https:');
  return async (context, next) => {
    await next();
    context.header('X-Content-Type-Options', 'nosniff');
    if (isSecure) context.header('Strict-Transport-Security', HSTS);
  };
}
