import { getRequestListener } from '@hono/node-server';
import type { Http2Bindings, HttpBindings } from '@hono/node-server';
import { createServer, IncomingMessage } from 'node:http';
import type { RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { closeUnread } from './closeUnread.ts';
import { requireOneHost } from './requireOneHost.ts';

/** The milliseconds that running requests get to finish after SIGTERM. */
const DRAIN_MS = 5_000;
const DRAIN_LOOK_MS = 50;

/** The timeouts of a connection in milliseconds; one that takes longer is answered 408 or closed. */
export interface Patience {
  /** Until the last header of a request has arrived; also counted from the start of the connection. */
  readonly headersMs: number;
  /** Until the last byte of a request has arrived. */
  readonly requestMs: number;
  /** Without a byte in either direction during a response. */
  readonly silenceMs: number;
  /** Between two requests; longer than proxies keep theirs (a minute), otherwise they would use a closed connection. */
  readonly keepAliveMs: number;
  /** For reading the rest of a body whose request has been answered. */
  readonly lingerMs: number;
  /** Between two checks of these timeouts. */
  readonly checkMs: number;
}

export const PATIENCE: Patience = {
  headersMs: 10_000,
  requestMs: 60_000,
  silenceMs: 120_000,
  keepAliveMs: 65_000,
  lingerMs: 10_000,
  checkMs: 2_000,
};

/**
 * The most requests of one connection that may wait for their responses. Browsers and proxies send one after the other; a
 * client that sends thousands and reads nothing would make us keep thousands of pages.
 */
const MOST_WAITING = 32;

/** The server's data about the socket of a request. */
export type Connection = HttpBindings | Http2Bindings;

export interface Listener {
  readonly port: number;
  /** Stops accepting connections, lets running requests finish, then closes. */
  drain(): Promise<void>;
}

export interface ListenOptions {
  readonly port: number;
  readonly host: string;
  readonly patience?: Patience;
}

/**
 * Closes a connection on which too many requests wait; they are not processed. Neither is one that was sent behind a request
 * whose response ends the connection: nobody gets its response.
 */
function inTurn(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, number>();
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const { socket } = request;
    if (latest.get(socket)?.shouldKeepAlive === false) return;
    latest.set(socket, response);
    const count = (waiting.get(socket) ?? 0) + 1;
    waiting.set(socket, count);
    response.once('close', () => waiting.set(socket, (waiting.get(socket) ?? 1) - 1));
    if (count > MOST_WAITING || socket.destroyed) socket.destroy();
    else answer(request, response);
  };
}

type Fetch = (request: Request, connection: Connection) => Response | Promise<Response>;

/** Ends the connection of every request that is answered before its body has arrived. */
function withoutRest(fetch: Fetch, { lingerMs }: Patience): Fetch {
  return async (request, connection) => {
    const response = await fetch(request, connection);
    if (isHttp1(connection)) closeUnread(connection, lingerMs);
    return response;
  };
}

const isHttp1 = (connection: Connection): connection is HttpBindings =>
  connection.incoming instanceof IncomingMessage;

/** Starts the server. @throws Error when it cannot listen on the address, with advice on what to do */
export function listen(fetch: Fetch, { port, host, patience = PATIENCE }: ListenOptions): Promise<Listener> {
  return new Promise((resolve, reject) => {
    const options = {
      headersTimeout: patience.headersMs,
      requestTimeout: patience.requestMs,
      keepAliveTimeout: patience.keepAliveMs,
      connectionsCheckingInterval: patience.checkMs,
      // `requireOneHost` does it: the server itself would go on to the next request.
      requireHostHeader: false,
    };
    const listener = getRequestListener(withoutRest(fetch, patience), { hostname: host });
    const server = createServer(options, inTurn(requireOneHost(listener)));
    server.setTimeout(patience.silenceMs);
    server.once('error', (error) => reject(explain(error, { port, host })));
    server.listen(port, host, () => resolve({ port: toPort(server, port), drain: () => drain(server) }));
  });
}

function explain(error: Error, { port, host }: ListenOptions): Error {
  switch ('code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return new Error(
        `Port ${port} of ${host} is taken by another program. Stop that program, or set PORT to another number.`,
        { cause: error },
      );
    case 'EACCES':
      return new Error(
        `This user may not listen on port ${port}. Set PORT to a number above 1023, and let a proxy pass requests on.`,
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(
        `HOST is "${host}", which is no address of this machine. Set it to 127.0.0.1, or 0.0.0.0 for all.`,
        { cause: error },
      );
    default:
      return error;
  }
}

/** Returns the port; the one that the system chose if the caller left the choice to it. */
function toPort(server: Server, port: number): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : port;
}

/**
 * Closes the server once running requests have finished: a connection becomes idle at the end of its response, and would be
 * kept open for the next request.
 */
function drain(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const idle = setInterval(() => server.closeIdleConnections(), DRAIN_LOOK_MS);
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(limit);
      resolve();
    });
    server.closeIdleConnections();
  });
}
