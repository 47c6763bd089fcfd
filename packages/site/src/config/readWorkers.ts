import { availableParallelism } from 'node:os';
import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

/** What workers share. */
export interface SharedByWorkers {
  /** The PostgreSQL URL; absent: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The most connections of all workers together. */
  readonly connections: number;
  readonly sandbox: boolean;
}

const MOST = 64;
/** Connections that each worker has at least: one may wait for what another one does. */
const LEAST_CONNECTIONS = 2;

/**
 * Reads how many processes share the port.
 *
 * @throws ConfigError when the value cannot be used, or not with what the workers would have to share
 */
export function readWorkers(
  variables: Variables,
  { databaseUrl, connections, sandbox }: SharedByWorkers,
): number {
  const value = variables['WORKERS'] || '1';
  const fitting = Math.max(1, Math.floor(connections / LEAST_CONNECTIONS));
  const workers = value === 'auto' ? Math.min(availableParallelism(), fitting) : Number(value);
  const refuse = (expected: string) => new ConfigError('WORKERS', value, expected);
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST)
    throw refuse(`a whole number from 1 to ${MOST}, or auto`);
  if (workers === 1) return 1;
  if (databaseUrl === undefined)
    throw refuse('1 without DATABASE_URL, because only one process can have the embedded database open');
  if (sandbox) throw refuse('1 with SANDBOX, whose mails and payments lie in the memory of one process');
  if (workers > fitting)
    throw refuse(`at most ${fitting}, so that each has two of the ${connections} DATABASE_CONNECTIONS`);
  return workers;
}
