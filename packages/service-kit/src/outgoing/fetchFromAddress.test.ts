import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { fetchFromAddress } from './fetchFromAddress.ts';

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port.');
  return address.port;
}

test('the connection goes to the given address, and the host is told the name', async () => {
  const server = createServer((request, response) => {
    response.writeHead(302, { location: '/next' }).end(`${request.headers.host} ${request.url}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const port = portOf(server.address());
  try {
    // No resolver knows this name, so the connection can only have used the given address.
    const url = new URL(`http://images.invalid:${port}/a.jpg`);
    const { signal } = new AbortController();
    const answer = await fetchFromAddress(url, { address: '127.0.0.1', signal });
    const parts: Uint8Array[] = [];
    for await (const part of answer.body) parts.push(part);
    answer.close();
    expect([answer.status, answer.location, Buffer.concat(parts).toString()]).toEqual([
      302,
      '/next',
      `images.invalid:${port} /a.jpg`,
    ]);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
});

test('a host that does not answer is given up when the signal says so', async () => {
  const server = createServer(() => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const controller = new AbortController();
  const url = new URL(`http://images.invalid:${portOf(server.address())}/`);
  const requested = fetchFromAddress(url, { address: '127.0.0.1', signal: controller.signal });
  server.once('request', () => controller.abort());
  await expect(requested).rejects.toThrow('aborted');
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
