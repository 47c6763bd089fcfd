/**
 * Records that many requests have in common: the newest stories with a tag, from which the related stories of every story
 * with that tag are chosen, and the cards of those stories.
 */
import { createCache, createSingleFlight } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { ContentChanges, MadeFrom } from '../changes/createContentChanges.ts';
import type { JsonRecord } from '../client/JsonRecord.ts';

/** A record, and what it was made from. */
export interface NotedRecord extends MadeFrom {
  readonly record: JsonRecord;
}

type LoadRecord = (signal: AbortSignal) => Promise<NotedRecord>;

export interface SharedRecords {
  /** Returns a record that was kept not too long ago. */
  find(key: string): NotedRecord | undefined;
  keep(key: string, record: NotedRecord): void;
  /**
   * Resolves with the record that was kept under the key, or loads and keeps it; concurrent calls share one load.
   *
   * @throws NetworkError `aborted` when the signal ends, or whatever `load` throws
   */
  load(key: string, load: LoadRecord, signal: AbortSignal): Promise<NotedRecord>;
}

export interface SharedRecordsOptions {
  readonly clock: Clock;
  /** Milliseconds for which a record is kept. */
  readonly freshMs: number;
  /** Records of which something has changed are not found. */
  readonly changes: ContentChanges;
}

const MAX_ENTRIES = 5_000;
/**
 * The size limit of all records, in characters of JSON. A card has about 1,500, and fifty compared stories have 15,000: room
 * for two thousand cards and two hundred lists.
 */
const MAX_CHARACTERS = 6_000_000;

/** Creates records without any; to forget all, create others, so that whoever still loads an old one keeps it in vain. */
export function createSharedRecords({ clock, freshMs, changes }: SharedRecordsOptions): SharedRecords {
  const records = createCache<NotedRecord>({
    clock,
    maxEntries: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeOf: ({ record, keys }, key) => key.length + JSON.stringify(record).length + 2 * keys.length,
  });
  const flights = createSingleFlight<NotedRecord>();
  const lifetime = { ttlMs: freshMs };
  const find = (key: string): NotedRecord | undefined => {
    const known = records.get(key).value;
    if (known === undefined || changes.effectOn(known) !== 'none') return undefined;
    // Nothing of it has changed until now. With the moment of its own, an answer that joins it with a record of after the
    // change would count as made before that, and be loaded again at each request.
    return { ...known, moment: changes.now() };
  };
  return {
    find,
    keep: (key, record) => records.set(key, record, lifetime),
    async load(key, load, signal) {
      const known = find(key);
      if (known !== undefined) return known;
      const loadAndKeep = async (whileWanted: AbortSignal): Promise<NotedRecord> => {
        const record = await load(whileWanted);
        records.set(key, record, lifetime);
        return record;
      };
      return flights.run(key, loadAndKeep, { signal });
    },
  };
}
