import type { Client } from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChannelListener, Database } from './Database.ts';
import { endClient } from './endClient.ts';

/** One connection that listens on all channels, and is restored when it is lost. */
export interface Notifications extends Pick<Database, 'listen'> {
  /** Closes the connection for good. */
  close(): Promise<void>;
}

export interface NotificationsOptions {
  /** Makes a client that is not connected. */
  readonly createClient: () => Client;
  /** Milliseconds between two attempts to restore the connection. */
  readonly againMs: number;
}

const quoted = (channel: string): string => `"${channel.replaceAll('"', '""')}"`;

type Channels = ReadonlyMap<string, ReadonlySet<ChannelListener>>;

/** Connects a client that listens on the channels, and hands notifications to whoever listens by then. */
async function connectListener(client: Client, channels: Channels): Promise<Client> {
  client.on('notification', ({ channel, payload = '' }) => {
    for (const listener of channels.get(channel) ?? []) listener.onMessage(payload);
  });
  // The end follows, and is what counts.
  client.on('error', () => undefined);
  try {
    await client.connect();
    for (const channel of channels.keys()) await client.query(`listen ${quoted(channel)}`);
    return client;
  } catch (error) {
    await endClient(client);
    throw error;
  }
}

/** Creates the connection when something is to be listened to. */
export function createNotifications({ createClient, againMs }: NotificationsOptions): Notifications {
  const channels = new Map<string, Set<ChannelListener>>();
  const closing = new AbortController();
  let connection: Promise<Client> | undefined;

  async function connect(): Promise<Client> {
    const client = await connectListener(createClient(), channels);
    client.once('end', () => void restore());
    return client;
  }

  async function restore(): Promise<void> {
    while (!closing.signal.aborted && channels.size > 0) {
      connection = connect();
      // The server may still be away, which the breaker of the pool reports.
      const isRestored = await connection.then(
        () => true,
        () => false,
      );
      if (isRestored) {
        for (const listener of [...channels.values()].flatMap((listeners) => [...listeners]))
          listener.onReconnect();
        return;
      }
      await pause(againMs);
    }
    connection = undefined;
  }

  const open = (): Promise<Client> =>
    connect().catch((error: unknown) => {
      connection = undefined;
      throw error;
    });

  async function stop(channel: string, listener: ChannelListener): Promise<void> {
    const listeners = channels.get(channel);
    listeners?.delete(listener);
    if (listeners?.size !== 0) return;
    channels.delete(channel);
    if (closing.signal.aborted) return;
    const client = await connection?.catch(() => undefined);
    // A lost connection listens to nothing, and the next one is made without this channel.
    await client?.query(`unlisten ${quoted(channel)}`).catch(() => undefined);
  }

  return {
    async listen(channel, listener) {
      const listeners = channels.get(channel) ?? new Set();
      channels.set(channel, listeners.add(listener));
      try {
        if (connection === undefined) await (connection = open());
        else if (listeners.size === 1) await (await connection).query(`listen ${quoted(channel)}`);
      } catch (error) {
        listeners.delete(listener);
        if (listeners.size === 0) channels.delete(channel);
        throw error;
      }
      return () => stop(channel, listener);
    },
    async close() {
      closing.abort();
      const client = await connection?.catch(() => undefined);
      if (client !== undefined) await endClient(client);
    },
  };
}
