/**
 * Records that many requests have in common: the newest stories with a tag, from which the related stories of every story
 * with that tag are chosen, and the cards of those stories. They are at most 30 seconds old.
 */
import { createCache, createSingleFlight } from '@broadsheet/client-core';
import type { Clock } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';

type LoadRecord = (signal: AbortSignal) => Promise<JsonRecord>;

export interface SharedRecords {
  /** Returns a record that was kept in the last 30 seconds. */
  find(key: string): JsonRecord | undefined;
  keep(key: string, record: JsonRecord): void;
  /**
   * Resolves with the record that was kept under the key, or loads and keeps it; concurrent calls share one load.
   *
   * @throws NetworkError `aborted` when the signal ends, or whatever `load` throws
   */
  load(key: string, load: LoadRecord, signal: AbortSignal): Promise<JsonRecord>;
  /** Forgets all records; one that is being loaded is not kept. */
  clear(): void;
}

const FRESH = { ttlMs: 30_000 };
const MAX_ENTRIES = 5_000;
/** The size limit of all records, in characters of JSON. A card has about 1,500, and fifty compared stories have 15,000. */
const MAX_CHARACTERS = 4_000_000;

export function createSharedRecords(clock: Clock): SharedRecords {
  const records = createCache<JsonRecord>({
    clock,
    maxEntries: MAX_ENTRIES,
    maxSize: MAX_CHARACTERS,
    sizeOf: (record, key) => key.length + JSON.stringify(record).length,
  });
  let flights = createSingleFlight<JsonRecord>();
  return {
    find: (key) => records.get(key).value,
    keep: (key, record) => records.set(key, record, FRESH),
    async load(key, load, signal) {
      const known = records.get(key).value;
      if (known !== undefined) return known;
      const own = flights;
      const loadAndKeep = async (whileWanted: AbortSignal): Promise<JsonRecord> => {
        const record = await load(whileWanted);
        if (own === flights) records.set(key, record, FRESH);
        return record;
      };
      return own.run(key, loadAndKeep, { signal });
    },
    clear() {
      records.clear();
      flights = createSingleFlight();
    },
  };
}
