import type { MiddlewareHandler } from 'hono';

function contentSecurityPolicy(origin: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "frame-src 'self'",
    // The redirect to the site, which may have been opened under another host name of this computer.
    `form-action 'self' ${origin}`,
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

/**
 * Creates middleware that sets the headers of every response. Other sites may not post forms, nor show the pages in frames.
 */
export function guard(origin: string): MiddlewareHandler {
  const policy = contentSecurityPolicy(origin);
  return async (context, next) => {
    const isForeign = context.req.header('sec-fetch-site') === 'cross-site';
    if (isForeign && context.req.method !== 'GET')
      context.res = context.text('The stand-ins take forms from pages of their own site only.', 403);
    else await next();
    context.header('cache-control', 'no-store');
    context.header('content-security-policy', policy);
    context.header('cross-origin-resource-policy', 'same-origin');
    // The real vendors are other sites, so no page of this site may see the stand-ins as referrer.
    context.header('referrer-policy', 'no-referrer');
    context.header('x-content-type-options', 'nosniff');
    context.header('x-robots-tag', 'noindex');
  };
}
