import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { clientIp } from './clientIp.ts';

/** Returns the IP address for a request as a server passes it on. */
async function ipFor(header: string | undefined, proxies: number, socket?: string) {
  const app = new Hono();
  app.get('/', (context) => context.text(clientIp(context, proxies)));
  const incoming = socket === undefined ? undefined : { socket: { remoteAddress: socket } };
  const headers = new Headers(header === undefined ? [] : [['x-forwarded-for', header]]);
  const response = await app.request('/', { headers }, { incoming });
  return response.text();
}

describe('without a proxy', () => {
  test('the address is that of the socket, whatever a reader writes', async () => {
    expect(await ipFor('192.0.2.9', 0, '203.0.113.5')).toBe('203.0.113.5');
  });

  test('requests that came through no socket count as one unknown reader', async () => {
    expect(await ipFor('192.0.2.9', 0)).toBe('unknown');
  });
});

describe('behind proxies', () => {
  test.each([
    ['what one has seen', '192.0.2.9', 1, '192.0.2.9'],
    ['what one has seen, not what the reader wrote before', '10.0.0.1, 192.0.2.9', 1, '192.0.2.9'],
    ['what the outer of two has seen', '10.0.0.1, 192.0.2.9, 203.0.113.1', 2, '192.0.2.9'],
    ['an address of version 6', '2001:db8::1', 1, '2001:db8::1'],
    ['an address without its port', '192.0.2.9:4711', 1, '192.0.2.9'],
    ['an address of version 6 without its port', '[2001:db8::1]:4711', 1, '2001:db8::1'],
    ['an address of version 6 without brackets', '[2001:db8::1]', 1, '2001:db8::1'],
    ['the socket where something else has a port', 'reader.example:4711', 1, '203.0.113.5'],
    ['the socket where too few have written', '192.0.2.9', 2, '203.0.113.5'],
    ['the socket where nothing is written', undefined, 1, '203.0.113.5'],
    ['the socket where no address is written', 'unknown', 1, '203.0.113.5'],
  ])('the address is %s', async (_, header, proxies, address) => {
    expect(await ipFor(header, proxies, '203.0.113.5')).toBe(address);
  });
});
