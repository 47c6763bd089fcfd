/** A stand-in of a cache behind a socket: it records the calls that it gets. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';

export interface RecordedCall {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface CacheStandIn extends AsyncDisposable {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  readonly calls: readonly RecordedCall[];
  /** Sets how it answers from now on; `hang`: never. */
  answer(
    how:
      { readonly status: number; readonly body?: string; readonly headers?: Record<string, string> } | 'hang',
  ): void;
}

export async function openCacheStandIn(): Promise<CacheStandIn> {
  const calls: RecordedCall[] = [];
  let answer: Parameters<CacheStandIn['answer']>[0] = { status: 200 };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method = '', url = '', headers } = request;
      calls.push({ method, url, headers, body, at: Date.now() });
      if (answer !== 'hang')
        response.writeHead(answer.status, answer.headers).end(answer.body ?? '{"success":true}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    answer: (how) => void (answer = how),
    async [Symbol.asyncDispose]() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
