import { ServiceError } from '@broadsheet/service-kit/http';
import type { Attempt } from '@broadsheet/service-kit/limits';
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { Editor } from '../accounts/Editor.ts';
import { findEditor } from '../accounts/editorStore.ts';
import { openEditorSession } from './editorSessions.ts';
import { findKnownBrowser } from './knownBrowsers.ts';

export interface EditorLogin {
  /** The email address, in lower case. */
  readonly email: string;
  readonly password: string;
  readonly address: string | undefined;
  /** The request, which shows whether its browser is known to the account. */
  readonly request: Request;
  readonly userAgent: string;
}

/** Counts an attempt at a password. @throws EditingError 429 with the time to wait, when a limit is exceeded */
async function countPassword(limits: EditingContext['limits'], attempt: Attempt): Promise<void> {
  try {
    await limits.consume('login', attempt);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const { retryAfterSeconds = 60 } = error;
    const minutes = Math.max(2, Math.ceil(retryAfterSeconds / 60));
    const refusal = { says: 'refusal.many-passwords', values: { minutes } } as const;
    throw new EditingError(429, refusal, {}, { cause: error, retryAfterSeconds });
  }
}

/**
 * Logs in with a password. The session is not open until the second factor is proven, if the editor has one or needs one.
 *
 * @returns the token of the session
 * @throws EditingError 401 when the email address or the password is wrong; both take the same time
 * @throws EditingError 429 after too many attempts
 */
export async function logInEditor(
  context: EditingContext,
  { email, password, address, request, userAgent }: EditorLogin,
): Promise<string> {
  const { database, clock, hasher, limits } = context;
  const found = await findEditor(database, email);
  const known = found && (await findKnownBrowser(context, request, { editorId: found.editor.id }));
  const attempt = { address, account: `editor ${email}`, known };
  await countPassword(limits, attempt);
  const { isRight } = await hasher.verify(password, found?.passwordHash);
  if (found === undefined || !isRight || found.editor.isDisabled) {
    await writeAudit(database, { action: 'session.refused', subject: email, at: clock.now() });
    throw new EditingError(401, { says: 'refusal.wrong-login' });
  }
  await limits.forgive('login', attempt);
  return openFor(context, { editor: found.editor, isProven: false, userAgent });
}

/** Opens and audits a session for an authenticated editor. @returns its token */
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
