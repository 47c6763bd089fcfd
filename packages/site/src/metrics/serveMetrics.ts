import { once } from 'node:events';
import { createServer } from 'node:http';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

const FORMAT = 'text/plain; version=0.0.4; charset=utf-8';

/** Serves `GET /metrics` on a port of its own, which readers cannot reach. @throws Error when the port is taken */
export async function serveMetrics(
  metrics: { readonly print: () => string | Promise<string> },
  { port, host }: { readonly port: number; readonly host: string },
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    const isMetrics = request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics';
    response.writeHead(isMetrics ? 200 : 404, { 'Content-Type': FORMAT, 'Cache-Control': 'no-store' });
    if (isMetrics) void Promise.resolve(metrics.print()).then((text) => response.end(text));
    else response.end('Metrics are at /metrics.\n');
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (cause) {
    throw new Error(`METRICS_PORT is ${port}, on which nothing can listen at ${host}. Set another number.`, {
      cause,
    });
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
