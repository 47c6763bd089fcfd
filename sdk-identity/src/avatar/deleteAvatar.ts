import { requireNoError } from '@broadsheet/client-core';
import { callAsReader } from '../call/callAsReader.ts';
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
  const request = { ...avatarCalls.remove, idempotent: true, signal };
  const { response, session } = await callAsReader(context, request);
  requireNoError(response);
  const profile = readProfile(context, session);
  if (profile !== undefined) writeItem(context, storageKeys.profile, { ...profile.raw, picture: '' });
}
