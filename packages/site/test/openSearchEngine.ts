/** A search engine that listens on the loopback device and accepts every notification. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SearchEngine extends AsyncDisposable {
  readonly url: string;
  /** The parsed bodies of the calls. */
  readonly told: readonly unknown[];
}

export async function openSearchEngine(): Promise<SearchEngine> {
  const told: unknown[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      told.push(JSON.parse(body));
      response.writeHead(202).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/indexnow`,
    told,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
