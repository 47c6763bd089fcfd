import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';

/** What workers share. */
export interface SharedByWorkers {
  /** The PostgreSQL URL; absent: the embedded database. */
  readonly databaseUrl: string | undefined;
  /** The most connections of all workers together. */
  readonly connections: number;
  readonly sandbox: boolean;
  /** The cores of this machine. */
  readonly cores: number;
}

export interface Workers {
  /** The number of processes that share the port; more than one need a PostgreSQL. */
  readonly workers: number;
  /** Why there are fewer than cores, although there should be one for each; a sentence. */
  readonly workersLimit?: string | undefined;
}

const MOST = 64;
/** Connections that each worker has at least: one may wait for what another one does. */
const LEAST_CONNECTIONS = 2;

/** As many as there are cores, as far as connections and the most that is allowed reach. */
function countCores({ cores, connections }: SharedByWorkers, fitting: number): Workers {
  const workers = Math.min(cores, fitting, MOST);
  if (workers === cores) return { workers, workersLimit: undefined };
  const reason =
    workers === fitting
      ? `${connections} DATABASE_CONNECTIONS are enough for no more, at ${LEAST_CONNECTIONS} each`
      : 'that is the most';
  return { workers, workersLimit: `WORKERS=auto: ${workers} for ${cores} cores, as ${reason}.` };
}

/**
 * Reads how many processes share the port.
 *
 * @throws ConfigError when the value cannot be used, or not with what the workers would have to share
 */
export function readWorkers(variables: Variables, shared: SharedByWorkers): Workers {
  const { databaseUrl, connections, sandbox } = shared;
  const value = variables['WORKERS'] || '1';
  const fitting = Math.max(1, Math.floor(connections / LEAST_CONNECTIONS));
  const read =
    value === 'auto' ? countCores(shared, fitting) : { workers: Number(value), workersLimit: undefined };
  const { workers } = read;
  const refuse = (expected: string) => new ConfigError('WORKERS', value, expected);
  if (!Number.isInteger(workers) || workers < 1 || workers > MOST)
    throw refuse(`a whole number from 1 to ${MOST}, or auto`);
  if (workers === 1) return read;
  if (databaseUrl === undefined)
    throw refuse('1 without DATABASE_URL, because only one process can have the embedded database open');
  if (sandbox) throw refuse('1 with SANDBOX, whose mails and payments lie in the memory of one process');
  if (workers > fitting)
    throw refuse(`at most ${fitting}, so that each has two of the ${connections} DATABASE_CONNECTIONS`);
  return read;
}
