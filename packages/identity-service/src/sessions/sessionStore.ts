import {
  integerColumn,
  textColumn,
  booleanColumn,
  momentColumn,
  inMilliseconds,
  momentParameter,
} from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';

/** A signed-in device with its family of refresh tokens, one for each refresh. */
export interface Session {
  readonly id: string;
  readonly accountUuid: string;
  /** The number of refreshes. */
  readonly generation: number;
  /** Whether a token of this generation has been used; until then the response with it may have been lost. */
  readonly newestSeen: boolean;
  readonly remembered: boolean;
  /** The browser's `User-Agent`; may be empty. */
  readonly userAgent: string;
  readonly createdOn: number;
  /** The moment at which the session was opened or last refreshed. */
  readonly refreshedOn: number;
  readonly expiresOn: number;
}

const COLUMNS = `id, account_uuid, generation, newest_seen, remembered, user_agent,
  ${inMilliseconds('created_at')} as created_at, ${inMilliseconds('renewed_at')} as renewed_at,
  ${inMilliseconds('expires_at')} as expires_at`;

const isLive = (position: number): string =>
  `revoked_at is null and expires_at > ${momentParameter(position)}`;

function toSession(row: SqlRow): Session {
  return {
    id: textColumn(row, 'id'),
    accountUuid: textColumn(row, 'account_uuid'),
    generation: integerColumn(row, 'generation'),
    newestSeen: booleanColumn(row, 'newest_seen'),
    remembered: booleanColumn(row, 'remembered'),
    userAgent: textColumn(row, 'user_agent'),
    createdOn: momentColumn(row, 'created_at'),
    refreshedOn: momentColumn(row, 'renewed_at'),
    expiresOn: momentColumn(row, 'expires_at'),
  };
}

export async function insertSession(queries: Queries, session: Session): Promise<void> {
  const { id, accountUuid, generation, remembered, userAgent, createdOn, refreshedOn, expiresOn } = session;
  await queries.query(
    `insert into reader_sessions
      (id, account_uuid, generation, remembered, user_agent, created_at, renewed_at, expires_at)
      values ($1, $2, $3::int, $4, $5, ${momentParameter(6)}, ${momentParameter(7)}, ${momentParameter(8)})`,
    [id, accountUuid, generation, remembered, userAgent, createdOn, refreshedOn, expiresOn],
  );
}

/** Finds a session. @returns undefined if it was revoked or has expired */
export async function findLiveSession(
  queries: Queries,
  id: string,
  now: number,
): Promise<Session | undefined> {
  const [row] = await queries.query(`select ${COLUMNS} from reader_sessions where id = $1 and ${isLive(2)}`, [
    id,
    now,
  ]);
  return row === undefined ? undefined : toSession(row);
}

/** Lists an account's live sessions, the most recently refreshed first. */
export async function listLiveSessions(
  queries: Queries,
  accountUuid: string,
  now: number,
): Promise<readonly Session[]> {
  const rows = await queries.query(
    `select ${COLUMNS} from reader_sessions where account_uuid = $1 and ${isLive(2)} order by renewed_at desc, id`,
    [accountUuid, now],
  );
  return rows.map(toSession);
}

/** Lists the ended sessions that are still stored, the most recently refreshed first. */
export async function listEndedSessions(
  queries: Queries,
  accountUuid: string,
  now: number,
): Promise<readonly (Session & { readonly endedOn: number })[]> {
  const rows = await queries.query(
    `select ${COLUMNS}, ${inMilliseconds('least(expires_at, revoked_at)')} as ended_at from reader_sessions
      where account_uuid = $1 and not (${isLive(2)}) order by renewed_at desc, id`,
    [accountUuid, now],
  );
  return rows.map((row) => ({ ...toSession(row), endedOn: momentColumn(row, 'ended_at') }));
}

/**
 * Moves a session to its next generation; of concurrent callers one succeeds.
 *
 * @returns undefined when the session is not live, or not in that generation any more
 */
export async function advanceSession(
  queries: Queries,
  session: Session,
  moments: { readonly now: number; readonly expiresOn: number },
): Promise<Session | undefined> {
  const [row] = await queries.query(
    `update reader_sessions set generation = generation + 1, newest_seen = false, renewed_at = ${momentParameter(3)},
        expires_at = ${momentParameter(4)}
      where id = $1 and generation = $2::int and ${isLive(3)} returning ${COLUMNS}`,
    [session.id, session.generation, moments.now, moments.expiresOn],
  );
  return row === undefined ? undefined : toSession(row);
}

/**
 * Renews the times of the present generation's tokens, unless one of them has been used.
 *
 * @returns undefined when one has been used, or the session is not live, or not in that generation any more
 */
export async function reissueSession(
  queries: Queries,
  session: Session,
  moments: { readonly now: number; readonly expiresOn: number },
): Promise<Session | undefined> {
  const [row] = await queries.query(
    `update reader_sessions set renewed_at = ${momentParameter(3)}, expires_at = ${momentParameter(4)}
      where id = $1 and generation = $2::int and not newest_seen and ${isLive(3)} returning ${COLUMNS}`,
    [session.id, session.generation, moments.now, moments.expiresOn],
  );
  return row === undefined ? undefined : toSession(row);
}

/** Records that a token of a generation has been used. */
export async function recordSeen(queries: Queries, id: string, generation: number): Promise<void> {
  await queries.query(
    'update reader_sessions set newest_seen = true where id = $1 and generation = $2::int',
    [id, generation],
  );
}

/** Ends a session. @returns false when the account has no such live session */
export async function revokeSession(
  queries: Queries,
  { accountUuid, id }: { readonly accountUuid: string; readonly id: string },
  now: number,
): Promise<boolean> {
  const rows = await queries.query(
    `update reader_sessions set revoked_at = ${momentParameter(3)}
      where id = $1 and account_uuid = $2 and ${isLive(3)} returning id`,
    [id, accountUuid, now],
  );
  return rows.length > 0;
}

/** Ends every session of an account. @param except the id of a session to keep */
export async function revokeSessions(
  queries: Queries,
  accountUuid: string,
  now: number,
  except?: string,
): Promise<void> {
  await queries.query(
    `update reader_sessions set revoked_at = ${momentParameter(2)}
      where account_uuid = $1 and revoked_at is null and id is distinct from $3::text`,
    [accountUuid, now, except ?? null],
  );
}
