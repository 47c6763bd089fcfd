/**
 * The publication as it is now: read at the start and after each import, and looked at again every half minute, for
 * other processes may share the database and have published there.
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
}

export interface PublicationOptions extends PublicationSource {
  readonly clock?: Clock;
  /** Milliseconds after which it is looked at again. Default 30 000. */
  readonly freshMs?: number;
}

export async function createPublication(options: PublicationOptions): Promise<LivePublication> {
  const { log, clock = systemClock, freshMs = 30_000 } = options;
  let publication = await readPublication(options);
  let readAt = clock.now();

  async function reload(): Promise<void> {
    readAt = clock.now();
    const read = await readPublication(options);
    // The engine keeps what it made of a document for as long as it is the same object.
    if (JSON.stringify(read) !== JSON.stringify(publication)) publication = read;
  }

  return {
    current() {
      if (clock.now() - readAt >= freshMs) {
        reload().catch((error: unknown) =>
          log.warn('The publication could not be read anew.', { error: String(error) }),
        );
      }
      return publication;
    },
    reload,
  };
}
