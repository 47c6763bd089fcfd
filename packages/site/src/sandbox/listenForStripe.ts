import { createServer } from 'node:http';
import { serve } from '@hono/node-server';

export interface StripeListener {
  readonly port: number;
  close(): Promise<void>;
}

const isLoopback = (host: string): boolean => /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);

/**
 * Listens for calls of Stripe's API on a port of this computer: the official library is led there by its own settings,
 * which know host and port but no path. A page whose name was made to lead here (DNS rebinding) is refused.
 *
 * It keeps no process alive.
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
