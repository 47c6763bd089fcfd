import type { EngineLog } from '@broadsheet/engine';
import pino from 'pino';
import type { Config } from '../config/readConfig.ts';

export interface SiteLog extends EngineLog {
  info(message: string, facts?: unknown): void;
  warn(message: string, facts?: unknown): void;
  error(message: string, facts?: unknown): void;
}

/** One JSON line an event on standard error, so that standard output is free for what a person is told. */
export function createLog(level: Config['logLevel']): SiteLog {
  const log = pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
  return {
    info: (message, facts) => log.info(facts ?? {}, message),
    warn: (message, facts) => log.warn(facts ?? {}, message),
    error: (message, facts) => log.error(facts ?? {}, message),
  };
}
