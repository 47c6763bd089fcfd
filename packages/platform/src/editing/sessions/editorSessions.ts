/**
 * Sessions of editors: a random token in a cookie that scripts cannot read, of which the table has only the hash. A
 * session ends twelve hours after it was used last, and a week after it began at the latest.
 */
import type { Queries } from '../../database/Database.ts';
import { isFromOwnPage } from '../../identity/sessions/cookies.ts';
import { printCookie, readCookie } from '../../identity/http/cookies.ts';
import { momentParameter } from '../../identity/store/moments.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { EDITOR_COLUMNS, editorOf } from '../accounts/editorStore.ts';
import { createToken, hashToken } from '../accounts/token.ts';
import { mayAct } from '../accounts/Role.ts';
import type { Role } from '../accounts/Role.ts';

const NAME = 'editor-session';
const HOUR_MS = 60 * 60_000;
const IDLE_MS = 12 * HOUR_MS;
const LONGEST_MS = 7 * 24 * HOUR_MS;
/** How exactly it is noted when a session was used last. */
const NOTED_MS = 60_000;

export async function openEditorSession(queries: Queries, editorId: string, now: number): Promise<string> {
  const token = createToken();
  await queries.query(
    `insert into editor_sessions (token_hash, editor_id, created_at, seen_at)
     values ($1, $2, ${momentParameter(3)}, ${momentParameter(3)})`,
    [hashToken(token), editorId, now],
  );
  return token;
}

/** The value of `Set-Cookie` for a session; an empty token takes the cookie away. */
export const printSessionCookie = (origin: string, token: string): string =>
  printCookie({ origin, name: NAME, value: token, maxAge: token === '' ? 0 : LONGEST_MS / 1000 });

const readToken = (request: Request, origin: string): string | undefined =>
  readCookie(request, { origin, name: NAME });

/**
 * Who sends a request.
 *
 * @returns undefined without a session that is good
 * @throws EditingError 403 when a page of another site would act for the editor
 */
export async function authenticateEditor(
  { database, clock, origin }: EditingContext,
  request: Request,
): Promise<Editor | undefined> {
  const token = readToken(request, origin);
  if (token === undefined) return undefined;
  const now = clock.now();
  const [row] = await database.query(
    `with session as (
       update editor_sessions set seen_at = greatest(seen_at,
         case when seen_at < ${momentParameter(3)} then ${momentParameter(2)} else seen_at end)
       where token_hash = $1 and revoked_at is null
         and seen_at > ${momentParameter(4)} and created_at > ${momentParameter(5)}
       returning editor_id)
     select ${EDITOR_COLUMNS} from session join editors on editors.id = session.editor_id
      where editors.disabled_at is null`,
    [hashToken(token), now, now - NOTED_MS, now - IDLE_MS, now - LONGEST_MS],
  );
  if (row === undefined) return undefined;
  if (!isFromOwnPage(request, [origin]))
    throw new EditingError(403, 'This call came from a page of another site and was not done.');
  return editorOf(row);
}

/** @throws EditingError 401 without a session, 403 for who may not */
export async function requireEditor(
  context: EditingContext,
  request: Request,
  needed: Role,
): Promise<Editor> {
  const editor = await authenticateEditor(context, request);
  if (editor === undefined)
    throw new EditingError(401, 'You are not logged in, or no longer. Log in and try again.');
  if (mayAct(editor.role, needed)) return editor;
  throw new EditingError(
    403,
    `This needs the role "${needed}", and yours is "${editor.role}". Ask an administrator.`,
  );
}

export async function endEditorSession(
  { database, clock, origin }: EditingContext,
  request: Request,
): Promise<void> {
  const token = readToken(request, origin);
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
