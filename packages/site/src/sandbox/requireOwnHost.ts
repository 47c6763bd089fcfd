import type { MiddlewareHandler } from 'hono';

/** The names of this computer itself, which no name server can redirect. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const getHostname = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/**
 * Refuses requests for a host other than the site's own or this computer. After it was loaded, a page of another site can
 * make its name resolve to this computer (DNS rebinding); it could then read the data that the sandbox shows, such as
 * everybody's mail.
 */
export function requireOwnHost(siteOrigin: string): MiddlewareHandler {
  const own = new URL(siteOrigin).hostname;
  return async (context, next) => {
    // A request without a socket has no such header, but its URL contains the host.
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    const hostname = getHostname(host);
    if (hostname === own || LOOPBACK.has(hostname)) return next();
    const message = `The sandbox answers under ${siteOrigin} only. Open it there.\n`;
    return context.text(message, 421, { 'Cache-Control': 'no-store' });
  };
}
