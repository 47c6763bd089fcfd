import { textColumn, momentColumn, inMilliseconds, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import { goodSince, isGoodSession } from './editorSessions.ts';

export interface ListedSession {
  readonly id: string;
  /** The start of the session, in milliseconds since 1970, like `seenAt`. */
  readonly createdAt: number;
  readonly seenAt: number;
  /** The `User-Agent` header of the browser. */
  readonly userAgent: string;
}

/** Returns the valid sessions of an editor, the last used first. */
export async function listSessions(
  queries: Queries,
  { editorId, now }: { readonly editorId: string; readonly now: number },
): Promise<readonly ListedSession[]> {
  const rows = await queries.query(
    `select id, user_agent, ${inMilliseconds('created_at')} as created_at, ${inMilliseconds('seen_at')} as seen_at
       from editor_sessions where editor_id = $1 and ${isGoodSession(2, 3)}
      order by editor_sessions.seen_at desc, editor_sessions.created_at desc`,
    [editorId, ...goodSince(now)],
  );
  return rows.map((row) => ({
    id: textColumn(row, 'id'),
    createdAt: momentColumn(row, 'created_at'),
    seenAt: momentColumn(row, 'seen_at'),
    userAgent: textColumn(row, 'user_agent'),
  }));
}

export interface EndedSessions {
  readonly editorId: string;
  /** The session to end; absent: all but `keep`. */
  readonly id?: string | undefined;
  readonly keep: string;
  readonly now: number;
}

/** Ends sessions of an editor, but never `keep`. @returns the number of ended sessions */
export async function endOtherSessions(
  queries: Queries,
  { editorId, id, keep, now }: EndedSessions,
): Promise<number> {
  const rows = await queries.query(
    `update editor_sessions set revoked_at = ${momentParameter(2)}
      where editor_id = $1 and revoked_at is null and id <> $3 and ($4::text is null or id = $4) returning id`,
    [editorId, now, keep, id ?? null],
  );
  return rows.length;
}
