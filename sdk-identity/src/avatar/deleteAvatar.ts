import { sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { avatarCalls } from '../contract/avatarCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { readProfile, writeItem } from '../profile/profileItems.ts';
import { storageKeys } from '../storage/storageKeys.ts';

/**
 * Removes the reader's picture. Logs a warning.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 * @deprecated Readers' pictures come with their profile.
 */
export async function deleteAvatar(context: IdentityContext, { signal }: CallOptions = {}): Promise<void> {
  context.warn('deleteAvatar is deprecated');
  await sendCall(asReader(context), avatarCalls.remove, { idempotent: true, signal, read: withoutError });
  const profile = readProfile(context);
  if (profile !== undefined) writeItem(context, storageKeys.profile, { ...profile.raw, picture: '' });
}
