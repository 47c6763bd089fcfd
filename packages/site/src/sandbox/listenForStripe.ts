import { createServer } from 'node:http';
import { serve } from '@hono/node-server';

export interface StripeListener {
  readonly port: number;
  close(): Promise<void>;
}

const isLoopback = (host: string): boolean => /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);

/**
 * Listens for calls of Stripe's API on a port of this computer: the official library is configured to call it, and its
 * settings accept a host and a port but no path. It refuses requests of a page whose name was made to resolve to this
 * computer (DNS rebinding).
 *
 * The server does not keep the process alive.
 */
export function listenForStripe(fetch: (request: Request) => Promise<Response>): Promise<StripeListener> {
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: (request) =>
          isLoopback(request.headers.get('host') ?? '')
            ? fetch(request)
            : new Response(null, { status: 421 }),
        port: 0,
        hostname: '127.0.0.1',
        createServer,
      },
      ({ port }) =>
        resolve({
          port,
          close: () =>
            new Promise<void>((done) => {
              server.close(() => done());
              if ('closeAllConnections' in server) server.closeAllConnections();
            }),
        }),
    );
    if ('unref' in server) server.unref();
    server.once('error', reject);
  });
}
