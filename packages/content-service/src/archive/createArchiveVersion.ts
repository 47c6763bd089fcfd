/**
 * Tells whether anything that content is made from has changed: documents, their places, authors, tags and navigation, which
 * count up a version in the database whoever writes, or an embargo that has ended.
 */
import { optionalTextColumn } from '@broadsheet/service-kit/database';
import type { ContentStore } from '../store/createContentStore.ts';

/** Milliseconds for which a version is used, and for which a change by another process may stay unseen. */
const KEPT_MS = 1_000;

interface Kept {
  readonly version: Promise<string | undefined>;
  readonly readAt: number;
}

async function read({ database, clock }: ContentStore): Promise<string | undefined> {
  const [row] = await database.query(
    `select (select version::text from archive_version) as version,
       (select max(embargo_until)::text from documents where embargo_until <= $1::text::timestamptz) as ended`,
    [new Date(clock.now()).toISOString()],
  );
  const version = row && optionalTextColumn(row, 'version');
  return version && `${version} ${(row && optionalTextColumn(row, 'ended')) ?? ''}`;
}

/**
 * Creates a function that resolves with the version of the archive, a text that is at most a second old; undefined when the
 * tables were emptied by hand, so that nothing may be concluded. When it has changed, the store forgets what it has read.
 *
 * @throws Error when the database cannot be reached
 */
export function createArchiveVersion(store: ContentStore): () => Promise<string | undefined> {
  let kept: Kept | undefined;
  let last: string | undefined;

  async function readAnew(): Promise<string | undefined> {
    const version = await read(store);
    if (version !== last) store.forget();
    last = version;
    return version;
  }

  return () => {
    const now = store.clock.now();
    if (kept !== undefined && now >= kept.readAt && now - kept.readAt < KEPT_MS) return kept.version;
    const current: Kept = { version: readAnew(), readAt: now };
    kept = current;
    // A failure is not kept; the next call reads again.
    current.version.catch(() => {
      if (kept === current) kept = undefined;
    });
    return current.version;
  };
}
