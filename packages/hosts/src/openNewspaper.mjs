import { createServer } from 'node:http';
import { answerAsNewspaper } from './newspaper.mjs';

/**
 * @typedef {object} Newspaper
 * @property {string} origin
 * @property {() => Promise<void>} close
 */

/**
 * Opens the newspaper whose content the applications show, on a free port of this machine and open to every origin.
 *
 * @returns {Promise<Newspaper>}
 */
export async function openNewspaper() {
  const server = createServer((request, response) => {
    const { status, type, text } = answerAsNewspaper(new URL(request.url ?? '/', 'http://localhost'));
    response.writeHead(request.method === 'OPTIONS' ? 204 : status, {
      'content-type': type,
      'access-control-allow-origin': request.headers.origin ?? '*',
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    });
    response.end(request.method === 'OPTIONS' ? undefined : text);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const place = server.address();
  const port = typeof place === 'object' && place !== null ? place.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(() => resolve(undefined)));
    },
  };
}
