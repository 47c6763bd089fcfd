import { findEditor } from '../accounts/editorStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { EditorSession } from '../sessions/editorSessions.ts';

export interface Confirmation {
  readonly session: EditorSession;
  /** The password as it was typed. */
  readonly password: string | undefined;
}

/**
 * Verifies the password before a change of how an editor logs in, so that nobody can make it at an unattended screen. Does
 * nothing for an editor without a password, or one who has just typed it and must add the second factor that the role needs.
 *
 * @throws EditingError 403 when the password is wrong or missing
 * @throws ServiceError 429 after too many attempts
 */
export async function confirmPassword(
  { database, hasher, limits }: EditingContext,
  { session, password }: Confirmation,
): Promise<void> {
  if (session.step === 'enrolment') return;
  const { editor } = session;
  const found = await findEditor(database, editor.email);
  if (found?.passwordHash === undefined) return;
  // Counted by session: wrong passwords at the log-in, which anybody can send, do not count here.
  const known = { kind: 'device', hash: `session ${session.id}` } as const;
  const attempt = { known, account: `editor ${editor.email}` };
  await limits.consume('login', attempt);
  const { isRight } = await hasher.verify(password ?? '', found.passwordHash);
  if (!isRight) throw new EditingError(403, { says: 'refusal.wrong-password' });
  await limits.forgive('login', attempt);
}
