/**
 * The publication as it is now: read at the start, and again whenever the database tells that it has changed there, in
 * this process or another one. Where no word can come (a hosted platform, a pooler before the database) it is looked at
 * every half minute.
 */
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { readPublication } from './readPublication.ts';
import type { Publication, PublicationSource } from './readPublication.ts';

export interface LivePublication {
  /** What is published; looks for something newer behind the caller's back. */
  current(): Publication;
  /** Reads it now. */
  reload(): Promise<void>;
  /** Calls a listener whenever it has become another one, before anybody is given it. */
  watch(listener: PublicationListener): void;
}

export type PublicationListener = (now: Publication, before: Publication) => void;

export interface PublicationOptions extends PublicationSource {
  readonly clock?: Clock;
  /** Milliseconds after which it is looked at again. Default 30 000. */
  readonly freshMs?: number;
}

/**
 * Runs work that reads the newest state: one run at a time, and whoever asks while one is under way gets the next one, which
 * begins after they asked. However often it is asked, one run waits at most.
 */
function oneAfterTheOther(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<void> | undefined;
  return () => {
    if (next !== undefined) return next;
    const mine = running.then(() => {
      next = undefined;
      return work();
    });
    next = mine;
    running = mine.catch(() => undefined);
    return mine;
  };
}

export async function createPublication(options: PublicationOptions): Promise<LivePublication> {
  const { log, clock = systemClock, freshMs = 30_000 } = options;
  // Heard from before the first reading on, so that nothing is missed while it is under way.
  const heard = { wasChanged: false, onChanged: (): void => void (heard.wasChanged = true) };
  await options.platform.watchPublication(() => heard.onChanged());
  let publication = await readPublication(options);
  let readAt = clock.now();
  const listeners: PublicationListener[] = [];

  async function read(): Promise<void> {
    readAt = clock.now();
    const found = await readPublication(options);
    // The engine keeps what it made of a document for as long as it is the same object.
    if (JSON.stringify(found) === JSON.stringify(publication)) return;
    const before = publication;
    publication = found;
    for (const listener of listeners) listener(found, before);
  }

  const reload = oneAfterTheOther(read);
  const reloadBehind = (): void => {
    reload().catch((error: unknown) =>
      log.warn('The publication could not be read anew.', { error: String(error) }),
    );
  };
  heard.onChanged = reloadBehind;
  if (heard.wasChanged) reloadBehind();
  return {
    current() {
      if (clock.now() - readAt >= freshMs) {
        readAt = clock.now();
        reloadBehind();
      }
      return publication;
    },
    reload,
    watch: (listener) => void listeners.push(listener),
  };
}
