import type { EngineLog } from '@broadsheet/engine';
import pino from 'pino';
import type { DestinationStream } from 'pino';
import { currentRequestId } from '../metrics/requestIds.ts';
import type { Config } from '../config/readConfig.ts';

export interface SiteLog extends EngineLog {
  info(message: string, facts?: unknown): void;
  warn(message: string, facts?: unknown): void;
  error(message: string, facts?: unknown): void;
}

const SECRETS = ['password', 'secret', 'token', 'accessToken', 'authorization', 'cookie'];

/** Removes secrets from longer texts, such as the message of an error that quotes a URL. */
function withoutSecrets(line: string): string {
  return line
    .replaceAll(/(\bBearer\s+)[\w.~+/=-]+/gi, '$1…')
    .replaceAll(/(\/\/[^/\s"@]*?):[^/\s"@]+@/g, '$1:…@');
}

/**
 * Creates a log that writes one JSON line for each event to standard error; standard output stays free for messages to the
 * user.
 */
export function createLog(
  level: Config['logLevel'],
  destination: DestinationStream = pino.destination(2),
): SiteLog {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = currentRequestId();
      return request === undefined ? {} : { request };
    },
    redact: { paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '…' },
    hooks: { streamWrite: withoutSecrets },
  };
  const log = pino(options, destination);
  return {
    info: (message, facts) => log.info(facts ?? {}, message),
    warn: (message, facts) => log.warn(facts ?? {}, message),
    error: (message, facts) => log.error(facts ?? {}, message),
  };
}
