import type { MiddlewareHandler } from 'hono';

/** Names of this computer itself, which no other name server answers for. */
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const hostnameOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).hostname : '';

/**
 * Refuses requests that name another host than the site's own or this computer. A page of a stranger can make its name
 * lead here after it was loaded (DNS rebinding) and would then read what the sandbox shows, such as everybody's mails.
 */
export function requireOwnHost(siteOrigin: string): MiddlewareHandler {
  const own = new URL(siteOrigin).hostname;
  return async (context, next) => {
    // A request that came through no socket has no such header, and its address says the same.
    const host = context.req.header('host') ?? new URL(context.req.url).host;
    const hostname = hostnameOf(host);
    if (hostname === own || LOOPBACK.has(hostname)) return next();
    const message = `The sandbox answers under ${siteOrigin} only. Open it there.\n`;
    return context.text(message, 421, { 'Cache-Control': 'no-store' });
  };
}
