/** What the first process and its workers say to each other. */
import { isRecord } from '@broadsheet/client-core';

/** What a worker says once it serves readers. */
export interface Started {
  /** The origin, without a trailing slash. */
  readonly origin: string;
  /** The one-time link to the first account of the page builder, a secret; absent if there is an editor already. */
  readonly joinUrl: string | undefined;
}

/** From a worker. */
export type WorkerMessage =
  | ({ readonly kind: 'started' } & Started)
  | { readonly kind: 'metrics'; readonly id: number; readonly text: string };

/** To a worker: it is asked for its metrics. */
export interface ScrapeMessage {
  readonly kind: 'scrape';
  readonly id: number;
}

/** Reads a message of a worker; undefined if it is none of ours. */
export function readWorkerMessage(message: unknown): WorkerMessage | undefined {
  if (!isRecord(message)) return undefined;
  const { kind, origin, joinUrl, id, text } = message;
  if (kind === 'started' && typeof origin === 'string')
    return { kind, origin, joinUrl: typeof joinUrl === 'string' ? joinUrl : undefined };
  if (kind === 'metrics' && typeof id === 'number' && typeof text === 'string') return { kind, id, text };
  return undefined;
}

/** Reads what a worker is asked; undefined if it is none of ours. */
export function readScrapeMessage(message: unknown): ScrapeMessage | undefined {
  if (!isRecord(message) || message['kind'] !== 'scrape') return undefined;
  const { id } = message;
  return typeof id === 'number' ? { kind: 'scrape', id } : undefined;
}
