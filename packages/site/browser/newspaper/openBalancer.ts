/**
 * What a proxy in front of several processes does, as `docs/several-machines.md` asks for it: requests go in turn to the
 * processes that are ready for readers, and one whose connection ends before an answer began is sent once more, elsewhere.
 */
import { createServer, request as send } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Milliseconds between two health checks of a process. */
export const CHECK_MS = 150;

export interface Balancer extends AsyncDisposable {
  readonly origin: string;
  /** Returns the origins that get requests now. */
  ready(): readonly string[];
}

async function isReady(origin: string): Promise<boolean> {
  try {
    return (await fetch(`${origin}/readyz?for=readers`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    // A process that does not listen is not ready.
    return false;
  }
}

/** Passes a request on. @returns false when nothing was answered */
function pass(
  origin: string,
  incoming: IncomingMessage,
  body: Buffer,
  out: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const { method, headers, url = '/' } = incoming;
    const outgoing = send(origin + url, { method, headers }, (answer) => {
      out.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(out);
      answer.once('end', () => resolve(true));
      answer.once('error', (error) => out.destroy(error));
    });
    outgoing.once('error', () => resolve(out.headersSent));
    outgoing.end(body);
  });
}

/** Opens a balancer in front of some origins, before any of them must be there. */
export async function openBalancer(port: number, origins: readonly string[]): Promise<Balancer> {
  let ready: readonly string[] = [];
  const check = async (): Promise<void> => {
    const found = await Promise.all(origins.map(isReady));
    ready = origins.filter((_, index) => found[index] === true);
  };
  await check();
  const timer = setInterval(() => void check(), CHECK_MS);
  let turn = 0;
  const answer = async (incoming: IncomingMessage, out: ServerResponse): Promise<void> => {
    const body = await buffer(incoming);
    for (let tries = 0; tries < 2; tries += 1) {
      turn += 1;
      const origin = ready[turn % ready.length];
      if (origin !== undefined && (await pass(origin, incoming, body, out))) return;
    }
    if (!out.headersSent) out.writeHead(502).end('No process answered.');
  };
  const server = createServer((incoming, out) => void answer(incoming, out));
  await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
  return {
    origin: `http://localhost:${port}`,
    ready: () => ready,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
