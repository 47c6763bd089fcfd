/**
 * Records that many requests have in common: the newest stories with a tag, from which the related stories of every story
 * with that tag are chosen, and the cards of those stories.
 */
import { createCache, createSingleFlight } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';

type LoadRecord = (signal: AbortSignal) => Promise<JsonRecord>;

export interface SharedRecords {
  /** Returns a record that was kept not too long ago. */
  find(key: string): JsonRecord | undefined;
  keep(key: string, record: JsonRecord): void;
  /**
   * Resolves with the record that was kept under the key, or loads and keeps it; concurrent calls share one load.
   *
   * @throws NetworkError `aborted` when the signal ends, or whatever `load` throws
   */
  load(key: string, load: LoadRecord, signal: AbortSignal): Promise<JsonRecord>;
}

export interface SharedRecordsOptions {
  readonly clock: Clock;
  /** Milliseconds for which a record is kept. */
  readonly freshMs: number;
}

const MAX_ENTRIES = 5_000;
/**
 * The size limit of all records, in characters of JSON. A card has about 1,500, and fifty compared stories have 15,000: room
 * for two thousand cards and two hundred lists.
 */
const MAX_CHARACTERS = 6_000_000;

/** Creates records without any; to forget all, create others, so that whoever still loads an old one keeps it in vain. */
export function createSharedRecords({ clock, freshMs }: SharedRecordsOptions): SharedRecords {
  const records = createCache<JsonRecord>({
    clock,
    maxEntries: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeOf: (record, key) => key.length + JSON.stringify(record).length,
  });
  const flights = createSingleFlight<JsonRecord>();
  const lifetime = { ttlMs: freshMs };
  return {
    find: (key) => records.get(key).value,
    keep: (key, record) => records.set(key, record, lifetime),
    async load(key, load, signal) {
      const known = records.get(key).value;
      if (known !== undefined) return known;
      const loadAndKeep = async (whileWanted: AbortSignal): Promise<JsonRecord> => {
        const record = await load(whileWanted);
        records.set(key, record, lifetime);
        return record;
      };
      return flights.run(key, loadAndKeep, { signal });
    },
  };
}
