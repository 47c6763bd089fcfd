import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** All readers whose address nobody knows count as one: attempts that cannot be told apart are still limited. */
const UNKNOWN = 'unknown';

/** A reader's part of `X-Forwarded-For`: what the outermost of our own proxies has seen; what stands before is hearsay. */
function forwardedIp(header: string | undefined, proxies: number): string | undefined {
  const ip = header?.split(',').at(-proxies)?.trim();
  return ip !== undefined && isIP(ip) !== 0 ? ip : undefined;
}

/**
 * The reader's IP address, by which attempts are counted; `unknown` for requests that came through no socket.
 *
 * @param proxies how many proxies of the operator stand between the reader and this site
 */
export function clientIp(context: Context, proxies: number): string {
  const socket = context.env?.incoming === undefined ? undefined : getConnInfo(context).remote.address;
  const forwarded = proxies === 0 ? undefined : forwardedIp(context.req.header('x-forwarded-for'), proxies);
  return forwarded ?? socket ?? UNKNOWN;
}
