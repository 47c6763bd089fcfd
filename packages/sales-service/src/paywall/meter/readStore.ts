/** Stores the meters of accounts in the database, so that the readings on all devices of an account count together. */
import type { StoryRead } from '@broadsheet/paywall';
import {
  integerColumn,
  textColumn,
  momentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** The database, the site and the account of the readings. */
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

/** Locks an account's readings until the transaction ends, so that only one request at a time changes them. */
export async function lockReads({ queries, site, accountUuid }: ReadScope): Promise<void> {
  await queries.query('select pg_advisory_xact_lock(hashtext($1))', [`story reads ${site} ${accountUuid}`]);
}

/** Stores readings; a reading that is stored already keeps the later moment. */
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
