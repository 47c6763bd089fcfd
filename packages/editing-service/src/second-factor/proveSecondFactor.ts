import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { EditorSession } from '../sessions/editorSessions.ts';
import { findKnownBrowser } from '../sessions/knownBrowsers.ts';
import { findStep } from './authenticatorCodes.ts';
import { listFactors, recordUse } from './factorStore.ts';
import { consumeRecoveryCode } from './recoveryCodes.ts';

export interface OfferedCode {
  readonly session: EditorSession;
  /** A code of an authenticator app, or a recovery code. */
  readonly code: string;
  readonly address: string | undefined;
  /** The request, which shows whether its browser is known to the account. */
  readonly request: Request;
}

/** Verifies a code of one of the editor's apps; a code is accepted once. */
async function acceptAuthenticatorCode(
  { database, clock, seal }: EditingContext,
  editorId: string,
  code: string,
): Promise<boolean> {
  const now = clock.now();
  for (const { id, sealedSecret, counter } of await listFactors(database, editorId)) {
    const secret = sealedSecret === undefined ? undefined : await seal.open(sealedSecret);
    const step = secret === undefined ? undefined : findStep(secret, code, { now, after: counter });
    // If two requests send the same code at the same moment, the statement accepts one of them.
    if (step !== undefined && (await recordUse(database, { id, counter: step, now }))) return true;
  }
  return false;
}

/**
 * Verifies a code of an authenticator app, or a recovery code. Each is accepted once.
 *
 * @throws EditingError 400 when the code is wrong or was used before
 * @throws ServiceError 429 after too many attempts
 */
export async function proveByCode(
  context: EditingContext,
  { session, code, address, request }: OfferedCode,
): Promise<void> {
  const { database, limits, clock } = context;
  const { editor } = session;
  const known = await findKnownBrowser(context, request, { editorId: editor.id });
  const attempt = { address, account: `editor ${editor.id}`, known };
  await limits.consume('secondFactor', attempt);
  const isApp = await acceptAuthenticatorCode(context, editor.id, code);
  const isRecovery = !isApp && (await consumeRecoveryCode(database, editor.id, code));
  const subject = editor.email;
  const at = clock.now();
  if (!isApp && !isRecovery) {
    await writeAudit(database, { editor, action: 'factor.refused', subject, at });
    throw new EditingError(400, { says: 'refusal.wrong-code' });
  }
  await limits.forgive('secondFactor', attempt);
  if (isRecovery) await writeAudit(database, { editor, action: 'recovery-code.used', subject, at });
}
