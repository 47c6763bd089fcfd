/**
 * What was counted over a whole archive, for as long as it is known to hold: until something is stored, which the version
 * of the store tells, by whichever process; and until an embargo ends.
 */
import { optionalTextColumn, textColumn } from '../../database/columns.ts';
import type { JsonObject } from '../json/Json.ts';
import type { ContentStore } from '../store/createContentStore.ts';

/** Sites that are remembered; a database has few, and whoever asks for others finds nothing. */
const MOST_SITES = 8;
/** Where no embargo ends, in milliseconds; it is counted anew once a day all the same. */
const LONGEST_MS = 24 * 60 * 60 * 1000;

type ReadArchive = (store: ContentStore, site: string) => Promise<JsonObject>;

interface Counted {
  readonly version: string;
  readonly answer: JsonObject;
  /** When it was counted, and until when no embargo ends, in milliseconds since 1970. */
  readonly at: number;
  readonly until: number;
}

/** Answers undefined where nothing may be remembered, because the tables were emptied by hand. */
async function readVersion({ database }: ContentStore): Promise<string | undefined> {
  const [row] = await database.query('select version::text as version from archive_version');
  return row && textColumn(row, 'version');
}

/** Milliseconds until an embargo ends that holds something back now. */
async function readSteadyMs({ database }: ContentStore, now: number): Promise<number> {
  const [row] = await database.query(
    `select (extract(epoch from min(embargo_until)) * 1000)::text as ends from documents
     where embargo_until > $1::text::timestamptz and embargo_until < 'infinity'`,
    [new Date(now).toISOString()],
  );
  const ends = row && optionalTextColumn(row, 'ends');
  return ends === undefined ? LONGEST_MS : Math.min(Number(ends) - now, LONGEST_MS);
}

/** Remembers for each site what `read` has answered. */
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
    // Before it is counted: what is stored meanwhile makes a version that nothing was counted for.
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
