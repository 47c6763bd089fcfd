/** The meter of an account: in the database, so that all its devices count together. */
import type { StoryRead } from '@broadsheet/paywall';
import { integerColumn, textColumn } from '../../../database/columns.ts';
import type { Queries } from '../../../database/Database.ts';
import { momentColumn } from '../../../identity/store/columns.ts';
import { inMilliseconds, momentParameter } from '../../../identity/store/moments.ts';

/** Whose readings. */
export interface ReadScope {
  readonly queries: Queries;
  readonly site: string;
  readonly accountUuid: string;
}

export async function listReads({ queries, site, accountUuid }: ReadScope): Promise<readonly StoryRead[]> {
  const rows = await queries.query(
    `select rule, story, ${inMilliseconds('read_at')} as read_at from story_reads
      where account_uuid = $1 and site = $2 order by story_reads.read_at, story`,
    [accountUuid, site],
  );
  return rows.map((row) => ({
    rule: integerColumn(row, 'rule'),
    story: textColumn(row, 'story'),
    at: momentColumn(row, 'read_at'),
  }));
}

/** Only one request at a time changes the readings of an account, until its transaction ends. */
export async function lockReads({ queries, site, accountUuid }: ReadScope): Promise<void> {
  await queries.query('select pg_advisory_xact_lock(hashtext($1))', [`story reads ${site} ${accountUuid}`]);
}

/** Notes readings; of one that is known already the later moment stays. */
export async function saveReads(
  { queries, site, accountUuid }: ReadScope,
  reads: readonly StoryRead[],
): Promise<void> {
  for (const { rule, story, at } of reads) {
    await queries.query(
      `insert into story_reads (site, account_uuid, rule, story, read_at)
        values ($1, $2, $3::int, $4, ${momentParameter(5)})
        on conflict (account_uuid, site, rule, story)
        do update set read_at = greatest(story_reads.read_at, excluded.read_at)`,
      [site, accountUuid, rule, story, at],
    );
  }
}
