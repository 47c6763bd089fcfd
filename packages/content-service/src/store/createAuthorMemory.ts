/**
 * Authors that were read a moment ago.
 *
 * Nearly every story refers to authors, and its pictures to photographers, a level of references further: a statement of its
 * own for people who are the same on every page.
 */
import { createCache } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { JsonObject } from '@broadsheet/service-kit/json';

export interface AuthorMemory {
  /** Returns an author by id; undefined for one that was not read a moment ago. */
  find(id: string): JsonObject | undefined;
  keep(id: string, author: JsonObject): void;
  /** Clears the memory, because something was stored. */
  forget(): void;
}

/** An author takes two to five kilobytes. */
const MOST_AUTHORS = 500;

/** @param keptMs returns the milliseconds for which an author is kept */
export function createAuthorMemory(clock: Pick<Clock, 'now'>, keptMs: () => number): AuthorMemory {
  const authors = createCache<JsonObject>({ clock, maxEntries: MOST_AUTHORS });
  return {
    find: (id) => authors.get(id).value,
    keep: (id, author) => authors.set(id, author, { ttlMs: keptMs() }),
    forget: () => authors.clear(),
  };
}
