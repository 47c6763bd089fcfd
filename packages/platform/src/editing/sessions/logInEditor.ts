import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { findEditor } from '../accounts/editorStore.ts';
import { openEditorSession } from './editorSessions.ts';

export interface EditorLogin {
  /** Folded. */
  readonly email: string;
  readonly password: string;
  readonly address: string | undefined;
}

/** @throws EditingError 401 after as long for an unknown address as for a wrong password; IdentityError 429 */
export async function logInEditor(
  { database, clock, hasher, limits }: EditingContext,
  { email, password, address }: EditorLogin,
): Promise<{ readonly editor: Editor; readonly token: string }> {
  const attempt = { address, account: `editor ${email}` };
  await limits.spend('login', attempt);
  const found = await findEditor(database, email);
  const { isRight } = await hasher.verify(password, found?.passwordHash);
  if (found === undefined || !isRight || found.editor.isDisabled) {
    await writeAudit(database, { action: 'session.refused', subject: email, at: clock.now() });
    throw new EditingError(401, 'Email address or password are wrong. Try again.');
  }
  await limits.forgive('login', attempt);
  const { editor } = found;
  return database.transaction(async (queries) => {
    const now = clock.now();
    await writeAudit(queries, { editor, action: 'session.opened', subject: email, at: now });
    return { editor, token: await openEditorSession(queries, editor.id, now) };
  });
}
