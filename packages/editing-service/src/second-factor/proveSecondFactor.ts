import { ServiceError } from '@broadsheet/service-kit/http';
import { writeAudit } from '../audit/auditLog.ts';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import type { EditorSession } from '../sessions/editorSessions.ts';
import { findKnownBrowser } from '../sessions/knownBrowsers.ts';
import { findStep } from './authenticatorCodes.ts';
import { listFactors, recordUse } from './factorStore.ts';
import { consumeRecoveryCode, isRecoveryCode } from './recoveryCodes.ts';

type Limits = EditingContext['limits'];

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

/** Counts an attempt at a code. @throws EditingError 429 with the time to wait, when a limit is exceeded */
async function countAttempt(limits: Limits, ...attempt: Parameters<Limits['consume']>): Promise<void> {
  try {
    await limits.consume(...attempt);
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error;
    const says = attempt[0] === 'recoveryCode' ? 'refusal.many-codes-here' : 'refusal.many-codes';
    const { retryAfterSeconds } = error;
    throw new EditingError(429, { says }, {}, { cause: error, retryAfterSeconds });
  }
}

/** Returns whether a typed code has letters or a length that no code of an app has. */
const isNoAppCode = (code: string): boolean => !/^\d{6}$/.test(code.replaceAll(/\s/g, ''));

/**
 * Verifies a code of an authenticator app, or a recovery code. Each is accepted once.
 *
 * @throws EditingError 400 when the code is wrong, was used before or is no code, 429 after too many attempts
 */
export async function proveByCode(
  context: EditingContext,
  { session, code, address, request }: OfferedCode,
): Promise<void> {
  const { database, limits, clock } = context;
  const { editor } = session;
  const known = await findKnownBrowser(context, request, { editorId: editor.id });
  const isRecovery = isRecoveryCode(code);
  if (!isRecovery && isNoAppCode(code)) throw new EditingError(400, { says: 'refusal.no-code' });
  // Strangers can use up the attempts at an app's code, which is short. A recovery code is not guessed, so it stays usable then.
  const action = isRecovery ? 'recoveryCode' : 'secondFactor';
  const attempt = isRecovery ? { address } : { address, account: `editor ${editor.id}`, known };
  await countAttempt(limits, action, attempt);
  const isAccepted = isRecovery
    ? await consumeRecoveryCode(database, editor.id, code)
    : await acceptAuthenticatorCode(context, editor.id, code);
  const subject = editor.email;
  const at = clock.now();
  if (!isAccepted) {
    // Whoever has found out a password can try recovery codes from any number of networks: one record a minute shows it.
    if (!isRecovery || (await limits.isWithin('refusedRecoveryCode', { account: `editor ${editor.id}` })))
      await writeAudit(database, { editor, action: 'factor.refused', subject, at });
    throw new EditingError(400, { says: isRecovery ? 'refusal.wrong-recovery-code' : 'refusal.wrong-code' });
  }
  await limits.forgive(action, attempt);
  if (isRecovery) await writeAudit(database, { editor, action: 'recovery-code.used', subject, at });
}
