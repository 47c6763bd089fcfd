import { isRecord } from '@broadsheet/client-core';
import type { Tracing } from '../tracing/Tracing.ts';
import type { SiteMetrics } from './createSiteMetrics.ts';

interface Log {
  warn(message: string, facts?: unknown): void;
  error(message: string, facts?: unknown): void;
}

/** Returns a log that counts its lines, and counts and traces the blocks that lines of failures name. */
export function countingLog<Own extends Log>(
  log: Own,
  {
    metrics,
    tracing,
  }: { readonly metrics?: SiteMetrics | undefined; readonly tracing?: Tracing | undefined },
): Own {
  if (metrics === undefined && tracing === undefined) return log;
  return {
    ...log,
    warn(message, facts) {
      metrics?.logged.add({ level: 'warn' });
      log.warn(message, facts);
    },
    error(message, facts) {
      metrics?.logged.add({ level: 'error' });
      const block = isRecord(facts) ? facts['block'] : undefined;
      if (typeof block === 'string') {
        metrics?.blockFailures.add({ block });
        tracing?.record('block failed', { 'broadsheet.block': block });
      }
      log.error(message, facts);
    },
  };
}
