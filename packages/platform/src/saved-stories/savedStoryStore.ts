/**
 * The stories that a reader has saved, as rows of which the later one wins. Merging is repeatable and in any order: a device
 * that was offline for a week sends what it did, and nothing that was done since is undone.
 */
import { textColumn } from '../database/columns.ts';
import type { Queries } from '../database/Database.ts';
import { momentColumn } from '../identity/store/columns.ts';
import { inMilliseconds, momentParameter } from '../identity/store/moments.ts';

/** What a reader did to a story. */
export interface SavedChange {
  /** `_id` in ANS. */
  readonly story: string;
  readonly isSaved: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface SavedStory {
  readonly story: string;
  /** When it was saved, in milliseconds since 1970. */
  readonly at: number;
}

export interface SavedOwner {
  readonly site: string;
  readonly account: string;
}

/** Stories of one reader; the ones saved longest ago leave first. */
export const MOST_SAVED = 500;
/** How long it is remembered that a story was taken off. */
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

/** Takes over what was done later than what is stored. @param changes at most one for a story */
export async function mergeSavedStories(
  queries: Queries,
  { site, account }: SavedOwner,
  { changes, now }: { readonly changes: readonly SavedChange[]; readonly now: number },
): Promise<void> {
  // A clock that is ahead would win against everything that is done until its time comes.
  const rows = changes.map(({ story, isSaved, at }) => ({ story, is_saved: isSaved, at: Math.min(at, now) }));
  await queries.query(MERGE, [site, account, JSON.stringify(rows)]);
  await queries.query(FORGET_REMOVALS, [account, site, now - REMEMBERED_MS]);
  await queries.query(FORGET_OLDEST, [account, site]);
}

/** The last one saved first. */
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
