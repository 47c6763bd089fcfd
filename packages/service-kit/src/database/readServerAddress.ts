import { createConnection } from 'node:net';
import type { ClientConfig } from 'pg';

/** Milliseconds after which a connection without traffic is asked whether the server is still there. */
const KEEP_ALIVE_MS = 60_000;
/** Modes of `sslmode` that encrypt where the server can. */
const OPTIONAL = new Set(['allow', 'prefer']);
/** The message with which a client asks a PostgreSQL server whether it encrypts: its length, and its number. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);
const YES = 'S'.charCodeAt(0);

/** Resolves with whether a server encrypts connections; false for one that cannot be reached. */
function encrypts({ hostname, port }: URL, connectMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: hostname, port: Number(port || 5432), timeout: connectMs });
    socket.once('connect', () => socket.write(SSL_REQUEST));
    socket.once('data', ([answer]) => {
      resolve(answer === YES);
      socket.destroy();
    });
    socket.once('timeout', () => socket.destroy());
    // Who connects next gets the error, and can say what it means.
    socket.once('error', () => resolve(false));
    socket.once('close', () => resolve(false));
  });
}

async function readEncryption(address: URL, connectMs: number): Promise<void> {
  const { searchParams } = address;
  const mode = searchParams.get('sslmode') ?? '';
  if (mode === '') return;
  if (OPTIONAL.has(mode))
    searchParams.set('sslmode', (await encrypts(address, connectMs)) ? 'require' : 'disable');
  // The certificates of the system are those that Node.js trusts anyway.
  if (searchParams.get('sslrootcert') === 'system') {
    searchParams.delete('sslrootcert');
    searchParams.set('sslmode', 'verify-full');
  }
  searchParams.set('uselibpqcompat', 'true');
}

/**
 * Resolves with how to connect to the server that a URL names. `search_path` in the query names the schema of the tables, and
 * `sslmode` means what it means to PostgreSQL's own programs: `prefer` encrypts where the server can, `require` always, and
 * `verify-full` also checks the certificate.
 *
 * @param url `postgres://user:password@host:port/name`
 * @param connectMs how long the server may take to say whether it encrypts, in milliseconds
 * @throws TypeError when it is no URL
 */
export async function readServerAddress(url: string, connectMs: number): Promise<ClientConfig> {
  const address = new URL(url);
  const schema = address.searchParams.get('search_path');
  address.searchParams.delete('search_path');
  await readEncryption(address, connectMs);
  return {
    connectionString: address.href,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    ...(schema !== null && { options: `-c search_path=${schema.replaceAll(/[\\ ]/g, String.raw`\$&`)}` }),
  };
}
