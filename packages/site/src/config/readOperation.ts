import { ConfigError } from './ConfigError.ts';
import type { Variables } from './ConfigError.ts';
import { readTracing } from './readTracing.ts';
import type { TracingConfig } from './readTracing.ts';
import { readMediaBucket } from './readMediaBucket.ts';
import type { MediaBucketConfig } from './readMediaBucket.ts';

/** How a process is watched and replaced, and what it shares with others. */
export interface OperationConfig {
  /** The bucket in which media are kept, for all processes; absent: they are in the data folder. */
  readonly mediaBucket: MediaBucketConfig | undefined;
  /** Where Prometheus may ask for metrics; absent: nowhere. */
  readonly metrics: { readonly port: number; readonly host: string } | undefined;
  /** How many pages are stored for other processes and for the next start; 0: none. */
  readonly storedPages: number;
  /** Milliseconds for which a process that is told to stop says that it is not ready before it closes. */
  readonly drainMs: number;
  /** Where traces are sent; absent: nowhere, and nothing of them is loaded. */
  readonly tracing: TracingConfig | undefined;
}

function whole(name: string, value: string, [most, expected]: readonly [number, string]): number {
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0 || number > most) throw new ConfigError(name, value, expected);
  return number;
}

/** Reads how a process is watched and replaced, and what it shares with others. @throws ConfigError when a value cannot be used */
export function readOperation(variables: Variables): OperationConfig {
  const host = variables['METRICS_HOST'] || '127.0.0.1';
  const port = variables['METRICS_PORT'] || 'off';
  const drain = variables['DRAIN_MS'] || '0';
  return {
    mediaBucket: readMediaBucket(variables),
    metrics:
      port === 'off'
        ? undefined
        : { port: whole('METRICS_PORT', port, [65_535, 'a whole number from 0 to 65535, or off']), host },
    tracing: readTracing(variables),
    storedPages: whole('STORED_PAGES', variables['STORED_PAGES'] || '5000', [
      1_000_000,
      'a whole number from 0 to 1000000',
    ]),
    drainMs: whole('DRAIN_MS', drain, [300_000, 'a whole number from 0 to 300000']),
  };
}
