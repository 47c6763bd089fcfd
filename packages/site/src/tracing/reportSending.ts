/** What the log says of sending traces and metrics: changes and not each attempt, of which there may be one every few seconds. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface Log {
  info(message: string): void;
  warn(message: string): void;
}

export interface SendingOptions {
  /** What is sent, as the first word of a line. */
  readonly what: 'Traces' | 'Metrics';
  /** The origin to which they are sent, such as `http://127.0.0.1:4318`. */
  readonly receiver: string;
  readonly log: Log;
}

export interface SendingReports {
  /** Logs that they cannot be sent, if they could be before. */
  fail(error: unknown): void;
  /** Logs that they are sent again, if they could not be before. */
  succeed(): void;
  /** Logs a warning of the packages of OpenTelemetry, each once. */
  warn(...words: readonly unknown[]): void;
  /** Logs what is lost because the receiver did not take it before the stop, such as `spans: 12`. */
  abandon(lost: string): void;
}

/** Returns why sending failed, without the words of the receiver, which may quote spans. */
function toReason(error: unknown): string {
  if (!(error instanceof Error)) return 'for an unknown reason';
  const code = 'code' in error ? error.code : undefined;
  if (typeof code === 'number') return `it answers with ${code}`;
  return typeof code === 'string' ? code : error.message;
}

/** Returns the functions that log what becomes of what is sent. */
export function reportSending({ what, receiver, log }: SendingOptions): SendingReports {
  // Spans are sent while some request runs, whose id would otherwise be in the line.
  const outsideOfRequests = AsyncLocalStorage.snapshot();
  const warned = new Set<string>();
  let isFailing = false;
  return {
    fail(error) {
      if (isFailing) return;
      isFailing = true;
      outsideOfRequests(() =>
        log.warn(
          `${what} cannot be sent to ${receiver} (${toReason(error)}): they are lost until it takes them. Check the receiver, OTEL_EXPORTER_OTLP_ENDPOINT and OTEL_EXPORTER_OTLP_HEADERS.`,
        ),
      );
    },
    succeed() {
      if (!isFailing) return;
      isFailing = false;
      outsideOfRequests(() => log.info(`${what} are sent to ${receiver} again.`));
    },
    warn(...words) {
      // What follows the words of the packages is an error, or an answer of the receiver as JSON or bytes.
      const text = words.filter((word) => typeof word === 'string' && !word.startsWith('{')).join(' ');
      const kind = text.replaceAll(/\d+/g, '');
      if (warned.has(kind)) return;
      warned.add(kind);
      outsideOfRequests(() => log.warn(`OpenTelemetry warns, which is logged once: ${text}`));
    },
    abandon(lost) {
      log.warn(
        `The last ${what.toLowerCase()} are lost (${lost}): ${receiver} did not take them before the site stopped.`,
      );
    },
  };
}
