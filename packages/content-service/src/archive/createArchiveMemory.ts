/**
 * Caches answers that were counted over a whole archive. An answer is valid until any process stores something, which
 * changes the version of the archive, or until an embargo ends.
 */
import { optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { ContentStore } from '../store/createContentStore.ts';

/** The number of sites with a cached answer. A database has few sites; requests for other sites find nothing. */
const MOST_SITES = 8;
/** The longest validity of an answer in milliseconds: it is counted again once a day even when no embargo ends. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

type ReadArchive = (store: ContentStore, site: string) => Promise<JsonObject>;

interface Counted {
  readonly version: string;
  readonly answer: JsonObject;
  /** The time of counting and the end of validity (the next end of an embargo), in milliseconds since 1970. */
  readonly at: number;
  readonly until: number;
}

/** Reads the version of the archive; undefined when the tables were emptied by hand, so that nothing may be cached. */
async function readVersion({ database }: ContentStore): Promise<string | undefined> {
  const [row] = await database.query('select version::text as version from archive_version');
  return row && textColumn(row, 'version');
}

/** Returns the milliseconds until the next embargo ends, at most a day. */
async function readSteadyMs({ database }: ContentStore, now: number): Promise<number> {
  const [row] = await database.query(
    `select (extract(epoch from min(embargo_until)) * 1000)::text as ends from documents
     where embargo_until > $1::text::timestamptz and embargo_until < 'infinity'`,
    [new Date(now).toISOString()],
  );
  const ends = row && optionalTextColumn(row, 'ends');
  return ends === undefined ? LONGEST_MS : Math.min(Number(ends) - now, LONGEST_MS);
}

/** Returns `read` with a cache of its answer for each site. */
export function createArchiveMemory(
  store: ContentStore,
  read: ReadArchive,
): (site: string) => Promise<JsonObject> {
  const counted = new Map<string, Counted>();

  function keep(site: string, one: Counted): void {
    if (counted.size >= MOST_SITES) counted.clear();
    counted.set(site, one);
  }

  return async (site) => {
    // The version is read before counting: what is stored meanwhile changes it, so that the answer is counted again.
    const version = await readVersion(store);
    const at = store.clock.now();
    const known = counted.get(site);
    if (known !== undefined && known.version === version && known.at <= at && at < known.until)
      return known.answer;
    const answer = await read(store, site);
    if (version !== undefined)
      keep(site, { version, answer, at, until: at + (await readSteadyMs(store, at)) });
    return answer;
  };
}
