import { isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** A reader's part of `X-Forwarded-For`: what the outermost of our own proxies has seen; what stands before is hearsay. */
function forwardedAddress(header: string | undefined, proxies: number): string | undefined {
  const address = header?.split(',').at(-proxies)?.trim();
  return address !== undefined && isIP(address) !== 0 ? address : undefined;
}

/**
 * Network address of the reader, by which attempts are counted; unknown for requests that came through no socket.
 *
 * @param proxies how many proxies of the operator stand between the reader and this site
 */
export function readerAddress(context: Context, proxies: number): string | undefined {
  const socket = context.env?.incoming === undefined ? undefined : getConnInfo(context).remote.address;
  if (proxies === 0) return socket;
  return forwardedAddress(context.req.header('x-forwarded-for'), proxies) ?? socket;
}
