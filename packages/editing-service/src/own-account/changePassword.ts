import { requireGoodPassword } from '../admission/requireGoodPassword.ts';
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { replaceSessions } from '../sessions/editorSessions.ts';
import type { EditorSession } from '../sessions/editorSessions.ts';
import { confirmPassword } from './confirmPassword.ts';

export interface PasswordChange {
  readonly session: EditorSession;
  /** The current password; absent when the editor has none. */
  readonly current: string | undefined;
  readonly password: string;
  readonly userAgent: string;
}

/**
 * Changes an editor's password, ends all sessions and opens a new one for this browser.
 *
 * @returns the token of the new session
 * @throws EditingError 400 when the new password is weak, 403 when the current one is wrong
 */
export async function changePassword(context: EditingContext, change: PasswordChange): Promise<string> {
  const { database, hasher, clock } = context;
  const { session, current, password, userAgent } = change;
  const { editor, isProven } = session;
  await confirmPassword(context, { session, password: current });
  requireGoodPassword(password, editor);
  const hash = await hasher.hash(password);
  return database.transaction(async (queries) => {
    const now = clock.now();
    await queries.query('update editors set password_hash = $2 where id = $1', [editor.id, hash]);
    await writeAudit(queries, { editor, action: 'password.changed', subject: editor.email, at: now });
    return replaceSessions(queries, { editorId: editor.id, now, isProven, userAgent });
  });
}
