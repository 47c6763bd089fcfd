/**
 * The store of saved stories: one row for each story, in which the latest change wins. Merging is idempotent and independent
 * of the order, so a device that was offline for a week can send its changes without undoing later ones.
 */
import { textColumn, momentColumn, inMilliseconds, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** A reader's change: a story was saved or removed. */
export interface SavedChange {
  /** The story's `_id` in ANS. */
  readonly story: string;
  readonly isSaved: boolean;
  /** The moment of the change, in milliseconds since 1970. */
  readonly at: number;
}

export interface SavedStory {
  readonly story: string;
  /** The moment at which it was saved, in milliseconds since 1970. */
  readonly at: number;
}

export interface SavedOwner {
  readonly site: string;
  readonly account: string;
}

/** The maximum number of a reader's stories; the ones saved longest ago are dropped first. */
export const MOST_SAVED = 500;
/** Milliseconds for which removals are kept. */
const REMEMBERED_MS = 180 * 24 * 60 * 60_000;

const MERGE = `insert into saved_stories (site, account_uuid, story, is_saved, changed_at)
  select $1, $2, story, is_saved, to_timestamp(at / 1000)
    from jsonb_to_recordset($3::text::jsonb) change(story text, is_saved boolean, at float8)
  on conflict (account_uuid, site, story) do update
    set is_saved = excluded.is_saved, changed_at = excluded.changed_at
    where excluded.changed_at > saved_stories.changed_at`;

const FORGET_REMOVALS = `delete from saved_stories
  where account_uuid = $1 and site = $2 and not is_saved and changed_at < ${momentParameter(3)}`;

const FORGET_OLDEST = `delete from saved_stories where account_uuid = $1 and site = $2 and story in (
  select story from saved_stories where account_uuid = $1 and site = $2 and is_saved
    order by changed_at desc, story offset ${MOST_SAVED})`;

/** Stores the changes that are later than the stored ones. @param changes at most one for each story */
export async function mergeSavedStories(
  queries: Queries,
  { site, account }: SavedOwner,
  { changes, now }: { readonly changes: readonly SavedChange[]; readonly now: number },
): Promise<void> {
  // Changes from a device whose clock is ahead would otherwise win against all later changes until that time.
  const rows = changes.map(({ story, isSaved, at }) => ({ story, is_saved: isSaved, at: Math.min(at, now) }));
  await queries.query(MERGE, [site, account, JSON.stringify(rows)]);
  await queries.query(FORGET_REMOVALS, [account, site, now - REMEMBERED_MS]);
  await queries.query(FORGET_OLDEST, [account, site]);
}

/** Lists a reader's saved stories, the last saved first. */
export async function listSavedStories(
  queries: Queries,
  { site, account }: SavedOwner,
): Promise<readonly SavedStory[]> {
  const rows = await queries.query(
    `select story, ${inMilliseconds('changed_at')} as at from saved_stories
      where account_uuid = $1 and site = $2 and is_saved order by changed_at desc, story`,
    [account, site],
  );
  return rows.map((row) => ({ story: textColumn(row, 'story'), at: momentColumn(row, 'at') }));
}
