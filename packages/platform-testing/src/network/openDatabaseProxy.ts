/** A proxy between a process and its PostgreSQL, whose connections can be cut, or fall silent as a dead machine's do. */
import { createConnection, createServer } from 'node:net';
import type { Socket } from 'node:net';

export interface DatabaseProxy {
  /** The URL of the database through the proxy. */
  readonly url: string;
  /** Ends all connections and refuses others. */
  cut(): void;
  /** Lets nothing through any more, in connections that are there and in others, and ends none. */
  silence(): void;
  /** Lets everything through again; silent connections are ended. */
  repair(): void;
  close(): Promise<void>;
}

type State = 'through' | 'cut' | 'silent';

/** Opens the proxy in front of a database. */
export async function openDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const url = new URL(databaseUrl);
  const target = { host: url.hostname, port: Number(url.port || 5432) };
  const sockets = new Set<Socket>();
  let state: State = 'through';
  const keep = (socket: Socket): void => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy());
    socket.on('close', () => sockets.delete(socket));
  };
  const server = createServer((client) => {
    keep(client);
    if (state === 'cut') client.destroy();
    if (state !== 'through') return;
    const upstream = createConnection(target);
    keep(upstream);
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      from.on('data', (data) => void (state === 'through' && to.write(data)));
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  url.host = `127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const endAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    cut() {
      state = 'cut';
      endAll();
    },
    silence: () => void (state = 'silent'),
    repair() {
      if (state === 'silent') endAll();
      state = 'through';
    },
    async close() {
      state = 'cut';
      endAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
