/**
 * The current publication: it is read at the start, and again whenever the database reports a change, in this process or
 * another one. If no such report can arrive (a hosted platform, a pooler in front of the database), it is checked every
 * half minute.
 */
import { systemClock } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import { readPublication } from './readPublication.ts';
import type { Publication, PublicationSource } from './readPublication.ts';

export interface LivePublication {
  /** Returns the publication, and checks for a newer one in the background. */
  current(): Publication;
  /** Reads the publication now. */
  reload(): Promise<void>;
  /** Stops listening for changes; the last publication stays. */
  close(): Promise<void>;
  /** Calls a listener whenever the publication has changed, before any caller gets the new one. */
  watch(listener: PublicationListener): void;
}

export type PublicationListener = (now: Publication, before: Publication) => void;

export interface PublicationOptions extends PublicationSource {
  readonly clock?: Clock;
  /** The milliseconds after which the publication is checked again. Default: 30 000. */
  readonly freshMs?: number;
}

/**
 * Returns a function that runs work which reads the newest state, one run at a time. A call during a run waits for the next
 * run, which starts after the call. However many calls there are, at most one run waits.
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

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns what was found, with the former objects where nothing has changed: the engine keeps what it has made from a page
 * document, or from the properties, as long as it is the same object.
 */
function keepUnchanged(found: Publication, before: Publication): Publication {
  if (isSame(found, before)) return before;
  const former = new Map(before.pages.map((page) => [page.id, page]));
  const pages = found.pages.map((page) => {
    const known = former.get(page.id);
    return known !== undefined && isSame(known, page) ? known : page;
  });
  return {
    ...found,
    site: isSame(found.site, before.site) ? before.site : found.site,
    pages: isSame(found.pages, before.pages) ? before.pages : pages,
  };
}

export async function createPublication(options: PublicationOptions): Promise<LivePublication> {
  const { log, clock = systemClock, freshMs = 30_000 } = options;
  // Listening starts before the first read, so that no change during it is missed.
  const heard = { wasChanged: false, onChanged: (): void => void (heard.wasChanged = true) };
  const close = await options.platform.watchPublication(() => heard.onChanged());
  let publication = await readPublication(options);
  let readAt = clock.now();
  const listeners: PublicationListener[] = [];

  async function read(): Promise<void> {
    readAt = clock.now();
    const before = publication;
    const found = keepUnchanged(await readPublication(options), before);
    if (found === before) return;
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
    close,
    watch: (listener) => void listeners.push(listener),
  };
}
