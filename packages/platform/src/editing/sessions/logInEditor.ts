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
  readonly userAgent: string;
}

/**
 * Opens a session for who knows the password. It is not whole where a second factor is missing.
 *
 * @returns the token
 * @throws EditingError 401 after as long for an unknown address as for a wrong password; IdentityError 429
 */
export async function logInEditor(
  context: EditingContext,
  { email, password, address, userAgent }: EditorLogin,
): Promise<string> {
  const { database, clock, hasher, limits } = context;
  const attempt = { address, account: `editor ${email}` };
  await limits.spend('login', attempt);
  const found = await findEditor(database, email);
  const { isRight } = await hasher.verify(password, found?.passwordHash);
  if (found === undefined || !isRight || found.editor.isDisabled) {
    await writeAudit(database, { action: 'session.refused', subject: email, at: clock.now() });
    throw new EditingError(401, 'Email address or password are wrong. Try again.');
  }
  await limits.forgive('login', attempt);
  return openFor(context, { editor: found.editor, isProven: false, userAgent });
}

/** Opens a session for who has proven to be an editor, and writes that down. @returns the token */
export function openFor(
  { database, clock }: EditingContext,
  {
    editor,
    isProven,
    userAgent,
  }: { readonly editor: Editor; readonly isProven: boolean; readonly userAgent: string },
): Promise<string> {
  return database.transaction(async (queries) => {
    const now = clock.now();
    await writeAudit(queries, { editor, action: 'session.opened', subject: editor.email, at: now });
    return openEditorSession(queries, { editorId: editor.id, now, isProven, userAgent });
  });
}
