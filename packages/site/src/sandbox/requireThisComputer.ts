import { BlockList, isIP } from 'node:net';
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Returns whether an address is of this computer; one of the other version in it counts too: `::ffff:127.0.0.1`. */
function isLoopback(address: string): boolean {
  const version = isIP(address);
  return version !== 0 && loopback.check(address, version === 6 ? 'ipv6' : 'ipv4');
}

/** The headers by which a proxy on this computer tells whose request it passes on. */
const FORWARDED = ['x-forwarded-for', 'x-real-ip', 'forwarded'];

/** Returns the addresses that stand in the headers of proxies, without ports; `unknown` for what is none. */
function listForwarded(context: Context): readonly string[] {
  return FORWARDED.flatMap((header) => (context.req.header(header) ?? '').split(','))
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
    .map((entry) => /(?:for=)?"?\[?([\d.]+(?=[:"]|$)|[\da-f:.]+)/i.exec(entry)?.[1] ?? 'unknown');
}

/** Returns whether a request comes from this computer; one without a socket was made in this process. */
function isFromHere(context: Context): boolean {
  if (context.env?.incoming === undefined) return true;
  const { address = '' } = getConnInfo(context).remote;
  return [address, ...listForwarded(context)].every(isLoopback);
}

const MESSAGE = `The sandbox answers this computer only: whoever reaches it reads all mail and signs in as any reader.
Start with SANDBOX=network to open it to everybody who reaches the site.
`;

/**
 * Refuses requests from other computers, by the address of their socket and those that proxies on this computer add. The
 * header `Host` proves nothing: anybody can send `Host: localhost`.
 */
export const requireThisComputer: MiddlewareHandler = async (context, next) => {
  if (isFromHere(context)) return next();
  return context.text(MESSAGE, 403, { 'Cache-Control': 'no-store' });
};
