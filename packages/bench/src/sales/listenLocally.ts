import { createServer } from 'node:http';
import { serve } from '@hono/node-server';

export interface LocalListener {
  readonly port: number;
  close(): Promise<void>;
}

/** Listens on a free port that only this machine reaches. */
export function listenLocally(
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<LocalListener> {
  return new Promise((resolve) => {
    const server = serve({ fetch, port: 0, hostname: '127.0.0.1', createServer }, ({ port }) =>
      resolve({
        port,
        close: () =>
          new Promise<void>((done) => {
            server.close(() => done());
            if ('closeAllConnections' in server) server.closeAllConnections();
          }),
      }),
    );
  });
}
