import { once } from 'node:events';
import { createServer } from 'node:net';

/** Finds a port of this machine on which nothing listens. */
export async function findFreePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  server.close();
  return typeof place === 'object' && place !== null ? place.port : 0;
}
