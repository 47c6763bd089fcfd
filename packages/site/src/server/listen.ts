import { serve } from '@hono/node-server';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import type { Server } from 'node:http';

/** How long readers that are being served get to finish after SIGTERM, in milliseconds. */
const DRAIN_MS = 10_000;

/** What the server knows about the socket of a request. */
export type Connection = HttpBindings | Http2Bindings;

export interface Listener {
  readonly port: number;
  /** Takes no new connections, lets the running ones finish, then closes. */
  drain(): Promise<void>;
}

export function listen(
  fetch: (request: Request, connection: Connection) => Response | Promise<Response>,
  options: { readonly port: number; readonly host: string },
): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const server = serve({ fetch, port: options.port, hostname: options.host }, ({ port }) => {
      resolve({ port, drain: () => drain(server) });
    });
    server.once('error', reject);
  });
}

function drain(server: ReturnType<typeof serve>): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    if (!isHttpServer(server)) return;
    server.closeIdleConnections();
    setTimeout(() => server.closeAllConnections(), DRAIN_MS).unref();
  });
}

function isHttpServer(server: unknown): server is Server {
  return typeof server === 'object' && server !== null && 'closeIdleConnections' in server;
}
