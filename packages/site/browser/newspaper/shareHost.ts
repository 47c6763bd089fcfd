/** A host with several newspapers under different paths, as behind a proxy. */
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { freePort } from './freePort.ts';

export interface SharedHost extends AsyncDisposable {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  /** Forwards requests below a path to a newspaper, with their whole path. */
  pass(basePath: string, origin: string): void;
}

export async function shareHost(): Promise<SharedHost> {
  const ports = new Map<string, number>();
  const server = createServer((requested: IncomingMessage, answer: ServerResponse) => {
    const { url = '/', method, headers } = requested;
    const port = ports.get(`/${url.split(/[/?]/)[1]}`);
    if (port === undefined) {
      answer.writeHead(404).end();
      return;
    }
    const passed = request({ port, host: '127.0.0.1', method, headers, path: url }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    requested.pipe(passed);
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, '127.0.0.1', resolve));
  return {
    origin: `http://localhost:${own}`,
    pass: (basePath, origin) => void ports.set(basePath, Number(new URL(origin).port)),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
