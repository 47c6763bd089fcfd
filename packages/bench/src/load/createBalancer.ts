/** The proxy in front of several servers, inside the client: it takes turns, and leaves out those that are not ready. */
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isReady } from './openServers.ts';

export interface Answer {
  readonly status: number;
  readonly body: string;
}

export interface Balancer extends Disposable {
  /** Sends a GET; a connection that breaks before its answer is complete is tried once at each other server. @throws Error when all fail */
  read(path: string): Promise<Answer>;
  /** Sets the servers; those that are new are ready. */
  use(origins: readonly string[]): void;
  /** The origin of a server that is ready. @throws Error when none is */
  pick(): string;
  /** The number of requests that were sent to another server because a connection broke. */
  readonly repeated: () => number;
}

/** Milliseconds between two checks of each server. */
const CHECK_MS = 250;
const PATIENCE_MS = 10_000;

function request(url: string, agent: Agent): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.once('error', reject);
      response.once('close', () => reject(new Error(`${url} was answered in part only.`)));
      response.once('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    const abandon = () =>
      sent.destroy(new Error(`${url} was not answered within ${PATIENCE_MS / 1000} seconds.`));
    sent.setTimeout(PATIENCE_MS, abandon);
    sent.once('error', reject);
  });
}

export function createBalancer(connections: number): Balancer {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const ending = new AbortController();
  let servers: readonly string[] = [];
  let ready = new Set<string>();
  let turn = 0;
  let repeated = 0;

  const check = async () => {
    while (!ending.signal.aborted) {
      const answers = await Promise.all(
        servers.map(async (origin) => [origin, await isReady(origin)] as const),
      );
      ready = new Set(answers.filter(([, is]) => is).map(([origin]) => origin));
      await pause(CHECK_MS);
    }
  };
  void check();

  const inTurn = (): readonly string[] => {
    const open = servers.filter((origin) => ready.has(origin));
    turn += 1;
    const first = turn % Math.max(1, open.length);
    return [...open.slice(first), ...open.slice(0, first)];
  };
  return {
    async read(path) {
      const failures: unknown[] = [];
      for (const origin of inTurn()) {
        try {
          return await request(origin + path, agent);
        } catch (error) {
          failures.push(error);
          repeated += 1;
        }
      }
      throw new AggregateError(failures, `No server answered ${path}.`);
    },
    use(origins) {
      for (const origin of origins) if (!servers.includes(origin)) ready.add(origin);
      servers = origins;
    },
    pick() {
      const [origin] = inTurn();
      if (origin === undefined) throw new Error('No server is ready.');
      return origin;
    },
    repeated: () => repeated,
    [Symbol.dispose]() {
      ending.abort();
      agent.destroy();
    },
  };
}
