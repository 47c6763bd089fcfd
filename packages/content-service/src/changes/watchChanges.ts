/**
 * Changes of content by any process, with the keys of what has changed.
 *
 * Triggers write each change into a table with the commit, and notify all processes of its number. Each process reads the
 * rows after the last number that it knows. So nothing is lost with a connection, and where no notification can arrive (a
 * pooler in front of the database) a change is found when somebody asks.
 */
import { optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import type { ContentStore } from '../store/createContentStore.ts';
import { createAddressIndex } from './createAddressIndex.ts';
import type { AddressIndex } from './createAddressIndex.ts';
import { EVERYTHING, readChangedKeys } from './readChangedKeys.ts';
import type { KnownChanges } from './readChangedKeys.ts';

export interface ChangeWatch extends Pick<AddressIndex, 'findUnknownKey' | 'findUnknownSection'> {
  /**
   * Reads the changes that are not known yet and reports them. Resolves with false if nothing can be said about what has
   * changed, because the tables were emptied by hand.
   *
   * @param olderThanMs a reading is used again that began not longer ago; 0 reads in any case. Default: 0
   * @throws Error when the database cannot be reached
   */
  catchUp(olderThanMs?: number): Promise<boolean>;
  /** Returns the last change that was reported, and when it was still the last one. */
  known(): KnownChanges;
  stop(): Promise<void>;
}

export interface WatchOptions {
  /**
   * Receives the keys of what has changed, `*` for everything, and the last change; called before anybody can read what is kept of
   * them.
   */
  readonly onChanged: (keys: readonly string[], known: KnownChanges) => void;
  /** Receives the error of a reading that nobody waits for. */
  readonly onFailure: (error: unknown) => void;
}

const CHANNEL = 'broadsheet_content';

async function readVersion({ database }: ContentStore) {
  const [row] = await database.query(
    'select (select version::text from archive_version) as version, current_schema()::text as schema',
  );
  return { version: row && optionalTextColumn(row, 'version'), schema: row && textColumn(row, 'schema') };
}

/** A reading, and when it began. */
interface Reading {
  readonly answer: Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Creates the function that reads changes, one reading at a time. */
function createReader(store: ContentStore, first: KnownChanges, onChanged: WatchOptions['onChanged']) {
  const { database, clock } = store;
  let last = first;

  function report(keys: readonly string[]): void {
    if (keys.length === 0) return;
    store.forget();
    onChanged(keys, last);
  }

  async function read(): Promise<boolean> {
    const found = await readChangedKeys(database, last, { at: clock.now() });
    if (found === undefined) {
      report([EVERYTHING]);
      return false;
    }
    last = found;
    report(found.keys);
    return true;
  }

  return { read, known: () => last };
}

/**
 * Reports changes of content from now on, whichever process makes them; those of other schemas of the same database are
 * ignored. What the store has read a moment ago is forgotten before.
 *
 * @throws Error when the database cannot be reached
 */
export async function watchChanges(
  store: ContentStore,
  { onChanged, onFailure }: WatchOptions,
): Promise<ChangeWatch> {
  const { database, clock } = store;
  const heard = { schema: '', act: (): void => undefined };
  // Listening starts before the first reading, so that no change in between is missed.
  const stop = await database.listen(CHANNEL, {
    onMessage: (said) => void (said.startsWith(`${heard.schema} `) && heard.act()),
    onReconnect: () => heard.act(),
  });
  const { version = '0', schema = '' } = await readVersion(store);
  const index = createAddressIndex(store, onFailure);
  const { read, known } = createReader(store, { number: BigInt(version), at: clock.now() }, (keys, last) => {
    index.record(keys);
    onChanged(keys, last);
  });
  let running: Reading = { answer: Promise.resolve(true), at: clock.now() };
  let next: Promise<boolean> | undefined;

  /** Starts a reading after the one that runs; however many ask meanwhile, they share it. */
  function readNext(): Promise<boolean> {
    next ??= running.answer
      .catch(() => false)
      .then(() => {
        next = undefined;
        const answer = read();
        running = { answer, at: clock.now() };
        return answer;
      });
    return next;
  }

  heard.schema = schema;
  heard.act = () => void readNext().catch(onFailure);
  // What was announced before the schema was known.
  await readNext();
  // Whoever asks first reads anew, so that the next readers within the same second need not.
  running = { ...running, at: Number.NEGATIVE_INFINITY };
  store.keepUntilForgotten();
  return {
    catchUp(olderThanMs = 0) {
      const age = clock.now() - running.at;
      return age >= 0 && age < olderThanMs ? running.answer : readNext();
    },
    findUnknownKey: index.findUnknownKey,
    known,
    findUnknownSection: index.findUnknownSection,
    stop,
  };
}
