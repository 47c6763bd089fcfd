/**
 * Changes of content by any process, with the keys of what has changed.
 *
 * Triggers write each change into a table with the commit, and notify all processes of its number. Each process reads the
 * rows after the last number that it knows. So nothing is lost with a connection, and where no notification can arrive (a
 * pooler in front of the database) a change is found when somebody asks.
 */
import { optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import type { SqlRow } from '@broadsheet/service-kit/database';
import type { ContentStore } from '../store/createContentStore.ts';

/** In place of keys: anything may have changed. */
export const EVERYTHING = '*';

export interface ChangeWatch {
  /**
   * Reads the changes that are not known yet and reports them. Resolves with false if nothing can be said about what has
   * changed, because the tables were emptied by hand.
   *
   * @param olderThanMs a reading is used again that began not longer ago; 0 reads in any case. Default: 0
   * @throws Error when the database cannot be reached
   */
  catchUp(olderThanMs?: number): Promise<boolean>;
  stop(): Promise<void>;
}

export interface WatchOptions {
  /** Receives the keys of what has changed, `*` for everything; called before anybody can read what is kept of them. */
  readonly onChanged: (keys: readonly string[]) => void;
  /** Receives the error of a reading that nobody waits for. */
  readonly onFailure: (error: unknown) => void;
}

const CHANNEL = 'broadsheet_content';

/** `$1`: the last known number; `$2` and `$3`: the time of the last reading and of this one. */
const READ = `select v.version::text as version, v.forgotten::text as forgotten, current_schema()::text as schema,
  (select jsonb_agg(distinct key) from content_changes c, unnest(c.keys) key
    where c.number > $1::text::bigint and c.number <= v.version) as keys,
  (select jsonb_agg(distinct key) from documents d left join document_websites w on w.document_id = d.id,
      unnest(document_keys(d.id, d.type, d.tag_slugs, d.credit_keys, d.content_aliases, d.site_keys)
        || url_key(w.site, w.website_url)) key
    where d.embargo_until > $2::text::timestamptz and d.embargo_until <= $3::text::timestamptz) as ended
  from archive_version v`;

function readTexts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

interface Known {
  readonly number: bigint;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Returns the keys of what has changed since the last reading. */
function readKeys(row: SqlRow, last: Known): readonly string[] {
  const version = BigInt(textColumn(row, 'version'));
  const isComplete = BigInt(textColumn(row, 'forgotten')) <= last.number && version >= last.number;
  if (!isComplete) return [EVERYTHING];
  return [...readTexts(row['keys']), ...readTexts(row['ended'])];
}

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
function createReader(store: ContentStore, first: Known, onChanged: WatchOptions['onChanged']) {
  const { database, clock } = store;
  let last = first;

  function report(keys: readonly string[]): void {
    if (keys.length === 0) return;
    store.forget();
    onChanged(keys);
  }

  async function read(): Promise<boolean> {
    const at = clock.now();
    const moments = [last.at, at].map((moment) => new Date(moment).toISOString());
    const [row] = await database.query(READ, [String(last.number), ...moments]);
    if (row === undefined) {
      report([EVERYTHING]);
      return false;
    }
    const keys = readKeys(row, last);
    last = { number: BigInt(textColumn(row, 'version')), at };
    report(keys);
    return true;
  }

  return read;
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
  const read = createReader(store, { number: BigInt(version), at: clock.now() }, onChanged);
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
    stop,
  };
}
