import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** All readers without a known address count as one: attempts that cannot be told apart are still limited. */
const UNKNOWN = 'unknown';

/** Returns an entry without the port that some proxies add: `192.0.2.9:4711`, `[2001:db8::1]:4711`. */
function withoutPort(entry: string): string {
  const [, bracketed, plain] = /^\[(.+)\](?::\d+)?$|^([^:]+):\d+$/.exec(entry) ?? [];
  return bracketed ?? plain ?? entry;
}

/**
 * Returns the reader's entry of `X-Forwarded-For`: the one that the outermost of our own proxies added; earlier entries
 * cannot be trusted.
 */
function forwardedIp(header: string | undefined, proxies: number): string | undefined {
  const entry = header?.split(',').at(-proxies)?.trim();
  const ip = entry && withoutPort(entry);
  return ip && isIP(ip) !== 0 ? ip : undefined;
}

/**
 * Returns the reader's IP address, by which attempts are counted; `unknown` for requests without a socket.
 * @param proxies the number of the operator's proxies between the reader and this site
 */
export function clientIp(context: Context, proxies: number): string {
  const socket = context.env?.incoming === undefined ? undefined : getConnInfo(context).remote.address;
  const forwarded = proxies === 0 ? undefined : forwardedIp(context.req.header('x-forwarded-for'), proxies);
  return forwarded ?? socket ?? UNKNOWN;
}
