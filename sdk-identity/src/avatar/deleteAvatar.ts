import { asReader } from '../call/asReader.ts';
import { sendCall, withoutError } from '../call/sendCall.ts';
import type { CallOptions } from '../CallOptions.ts';
import { avatarCalls } from '../contract/avatarCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { readProfile, writeItem } from '../profile/profileItems.ts';
import { storageKeys } from '../storage/storageKeys.ts';

/**
 * Removes the reader's picture (wire-contract 1.3). Deprecated, and says so.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function deleteAvatar(context: IdentityContext, { signal }: CallOptions = {}): Promise<void> {
  context.warn('deleteAvatar is deprecated');
  await sendCall(asReader(context), avatarCalls.remove, { idempotent: true, signal }, withoutError);
  const profile = readProfile(context);
  if (profile !== undefined) writeItem(context, storageKeys.profile, { ...profile.raw, picture: '' });
}
