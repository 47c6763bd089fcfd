import { findEditor } from '../accounts/editorStore.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { EditorSession } from '../sessions/editorSessions.ts';

export interface Confirmation {
  readonly session: EditorSession;
  /** As it was typed. */
  readonly password: string | undefined;
  readonly address: string | undefined;
}

/**
 * Makes sure that whoever changes how an editor logs in is that editor and not somebody at their desk: the password is
 * asked for again. Who has none, or has just typed it to add the factor that the role needs, is asked for nothing.
 *
 * @throws EditingError 403 the password is wrong or missing; IdentityError 429
 */
export async function confirmPassword(
  { database, hasher, limits }: EditingContext,
  { session, password, address }: Confirmation,
): Promise<void> {
  if (session.step === 'enrolment') return;
  const { editor } = session;
  const found = await findEditor(database, editor.email);
  if (found?.passwordHash === undefined) return;
  const attempt = { address, account: `editor ${editor.email}` };
  await limits.spend('login', attempt);
  const { isRight } = await hasher.verify(password ?? '', found.passwordHash);
  if (!isRight) throw new EditingError(403, 'The password is wrong. Type the one that you log in with.');
  await limits.forgive('login', attempt);
}
