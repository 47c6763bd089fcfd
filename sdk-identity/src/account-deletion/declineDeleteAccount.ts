import { asReader } from '../call/asReader.ts';
import { sendCall, withoutError } from '../call/sendCall.ts';
import type { CallOptions } from '../CallOptions.ts';
import { accountDeletionCalls } from '../contract/accountDeletionCalls.ts';
import type {
  DeclineDeletionReason,
  DeclineDeletionRequestBody,
} from '../contract/DeclineDeletionRequestBody.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/**
 * Calls the deletion of the reader's account off (wire-contract 1.4).
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function declineDeleteAccount(
  context: IdentityContext,
  nonce: string,
  reason: DeclineDeletionReason,
  { signal }: CallOptions = {},
): Promise<void> {
  const body: DeclineDeletionRequestBody = { reason };
  await sendCall(
    asReader(context),
    accountDeletionCalls.decline,
    { values: [nonce], body, signal },
    withoutError,
  );
}
