/**
 * Sessions of editors: a random token in a cookie that scripts cannot read; the table stores only its hash. A session ends
 * twelve hours after its last use, and a week after its start at the latest.
 *
 * A session is open when everything necessary is proven. One that lacks the second factor can only be used to prove it, or
 * to add one if the role needs one and the editor has none; it ends after 15 minutes.
 */
import { HOUR_MS } from '@broadsheet/client-core';
import { randomUUID } from 'node:crypto';
import { textColumn, booleanColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries, SqlRow } from '@broadsheet/service-kit/database';
import { isFromOwnPage } from '@broadsheet/identity-service';
import { printCookie, readCookie } from '@broadsheet/service-kit/http';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { EDITOR_COLUMNS, toEditor } from '../accounts/editorStore.ts';
import { createToken, hashToken } from '../accounts/token.ts';
import { mayAct } from '../accounts/Role.ts';
import type { Role } from '../accounts/Role.ts';

const NAME = 'editor-session';
const IDLE_MS = 12 * HOUR_MS;
const LONGEST_MS = 7 * 24 * HOUR_MS;
/** Milliseconds within which the second factor must be proven or added. */
const UNPROVEN_MS = 15 * 60_000;
/** The precision of the stored time of last use, in milliseconds. */
const NOTED_MS = 60_000;
const LONGEST_USER_AGENT = 300;

/** Returns the SQL condition for valid sessions. The arguments are the numbers of two parameters, see `goodSince`. */
export const isGoodSession = (seen: number, created: number): string =>
  `revoked_at is null and seen_at > ${momentParameter(seen)} and created_at > ${momentParameter(created)}`;

/** Returns the values of those parameters: the times that `seen_at` and `created_at` must be after. */
export const goodSince = (now: number): readonly [number, number] => [now - IDLE_MS, now - LONGEST_MS];

export type SessionStep =
  /** Everything is proven. */
  | 'open'
  /** The editor has a second factor and has not proven it yet. */
  | 'second-factor'
  /** The role needs a second factor and the editor has none. */
  | 'enrolment';

export interface EditorSession {
  /** The id, which is not secret; sessions are listed by it. */
  readonly id: string;
  readonly editor: Editor;
  readonly step: SessionStep;
  /** Whether a second factor was proven. */
  readonly isProven: boolean;
  /** The kinds of second factors that the editor has. */
  readonly factors: readonly ('passkey' | 'totp')[];
}

export interface NewSession {
  readonly editorId: string;
  readonly now: number;
  /** Whether a second factor was proven. */
  readonly isProven: boolean;
  readonly userAgent: string;
}

/** Opens a session. @returns its token, of which only the hash is stored */
export async function openEditorSession(queries: Queries, session: NewSession): Promise<string> {
  const { editorId, now, isProven, userAgent } = session;
  const token = createToken();
  await queries.query(
    `insert into editor_sessions (token_hash, id, editor_id, created_at, seen_at, proven_at, user_agent)
     values ($1, $2, $3, ${momentParameter(4)}, ${momentParameter(4)}, ${momentParameter(5)}, $6)`,
    [
      hashToken(token),
      randomUUID(),
      editorId,
      now,
      isProven ? now : null,
      userAgent.replaceAll('\u0000', '').toWellFormed().slice(0, LONGEST_USER_AGENT),
    ],
  );
  return token;
}

/** Returns the value of `Set-Cookie` for a session; an empty token deletes the cookie. */
export const printSessionCookie = (siteUrl: string, token: string): string =>
  printCookie({ siteUrl, name: NAME, value: token, maxAge: token === '' ? 0 : LONGEST_MS / 1000 });

const readToken = (request: Request, siteUrl: string): string | undefined =>
  readCookie(request, { siteUrl, name: NAME });

function toStep(row: SqlRow): SessionStep {
  if (booleanColumn(row, 'is_proven')) return 'open';
  if (booleanColumn(row, 'has_passkey') || booleanColumn(row, 'has_totp')) return 'second-factor';
  return booleanColumn(row, 'is_required') ? 'enrolment' : 'open';
}

const SESSION = `
  with session as (
    update editor_sessions set seen_at = greatest(seen_at,
      case when seen_at < ${momentParameter(3)} then ${momentParameter(2)} else seen_at end)
    where token_hash = $1 and ${isGoodSession(4, 5)}
    returning id, editor_id, created_at, proven_at)
  select ${EDITOR_COLUMNS}, session.id as session_id, session.proven_at is not null as is_proven,
    session.created_at > ${momentParameter(6)} as is_fresh,
    exists (select 1 from editor_factors where editor_id = editors.id and kind = 'passkey') as has_passkey,
    exists (select 1 from editor_factors where editor_id = editors.id and kind = 'totp') as has_totp,
    exists (select 1 from second_factor_roles where second_factor_roles.role = editors.role) as is_required
   from session join editors on editors.id = session.editor_id
   where editors.disabled_at is null`;

/** Finds the session of a token. @returns undefined when there is none that is valid, or the editor is disabled */
export async function findSessionByToken(
  { database, clock }: EditingContext,
  token: string,
): Promise<EditorSession | undefined> {
  const now = clock.now();
  const moments = [now, now - NOTED_MS, ...goodSince(now), now - UNPROVEN_MS];
  const [row] = await database.query(SESSION, [hashToken(token), ...moments]);
  if (row === undefined) return undefined;
  const step = toStep(row);
  if (step !== 'open' && !booleanColumn(row, 'is_fresh')) return undefined;
  const factors = (['passkey', 'totp'] as const).filter((kind) => booleanColumn(row, `has_${kind}`));
  const isProven = booleanColumn(row, 'is_proven');
  return { id: textColumn(row, 'session_id'), editor: toEditor(row), step, isProven, factors };
}

/**
 * Finds the session of a request.
 *
 * @returns undefined when there is none that is valid
 * @throws EditingError 403 when the request comes from a page of another site
 */
export async function findEditorSession(
  context: EditingContext,
  request: Request,
): Promise<EditorSession | undefined> {
  const token = readToken(request, context.siteUrl);
  const session = token === undefined ? undefined : await findSessionByToken(context, token);
  if (session !== undefined && !isFromOwnPage(request, [context.origin]))
    throw new EditingError(403, { says: 'refusal.other-site' });
  return session;
}

const ASKS: Readonly<Record<Exclude<SessionStep, 'open'>, string>> = {
  'second-factor': 'Your second factor is missing. Offer it to go on.',
  enrolment: 'Your role needs a second factor, and you have none yet. Add one to go on.',
};

/**
 * Returns the session of a request if it is at one of the given steps.
 *
 * @throws EditingError 401 when there is none; `step` and `factors` in the details say what is missing
 */
export async function requireSession(
  context: EditingContext,
  request: Request,
  steps: readonly SessionStep[] = ['open'],
): Promise<EditorSession> {
  const session = await findEditorSession(context, request);
  if (session !== undefined && steps.includes(session.step)) return session;
  if (session === undefined || session.step === 'open')
    throw new EditingError(401, { says: 'refusal.not-logged-in' });
  throw new EditingError(401, ASKS[session.step], { step: session.step, factors: session.factors });
}

/** Returns the editor of a request. @throws EditingError 401 when there is no open session, 403 when the role is too low */
export async function requireEditor(
  context: EditingContext,
  request: Request,
  needed: Role,
): Promise<Editor> {
  const { editor } = await requireSession(context, request);
  if (mayAct(editor.role, needed)) return editor;
  throw new EditingError(403, { says: 'refusal.role', values: { needed, role: editor.role } });
}

/** Ends the session of a request, if it has one. */
export async function endEditorSession(
  { database, clock, siteUrl }: EditingContext,
  request: Request,
): Promise<void> {
  const token = readToken(request, siteUrl);
  if (token === undefined) return;
  await database.query(
    `update editor_sessions set revoked_at = ${momentParameter(2)} where token_hash = $1 and revoked_at is null`,
    [hashToken(token), clock.now()],
  );
}

/** Ends all sessions of an editor. */
export async function endAllSessions(queries: Queries, editorId: string, now: number): Promise<void> {
  await queries.query(
    `update editor_sessions set revoked_at = ${momentParameter(2)} where editor_id = $1 and revoked_at is null`,
    [editorId, now],
  );
}

/**
 * Ends all sessions of an editor and opens a new one. After a change of how an editor logs in, everybody else is logged out,
 * and earlier tokens are invalid.
 *
 * @returns the token of the new session
 */
export async function replaceSessions(queries: Queries, session: NewSession): Promise<string> {
  await endAllSessions(queries, session.editorId, session.now);
  return openEditorSession(queries, session);
}
