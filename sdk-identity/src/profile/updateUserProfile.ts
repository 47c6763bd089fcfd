import { sendCall } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { profileCalls } from '../contract/profileCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { parseUserProfile } from './parseUserProfile.ts';
import { writeItem } from './profileItems.ts';
import type { ProfileChanges, UserProfile } from './UserProfile.ts';

/** The changes that a caller passes; may be a whole profile, because the members `uuid` and `raw` are not sent. */
export type ProfileInput = ProfileChanges & { readonly uuid?: unknown; readonly raw?: unknown };

export interface UpdateProfileOptions extends CallOptions {
  /** The account's password; a change of address needs it unless the reader has just signed in. */
  readonly password?: string;
}

/**
 * Changes the signed-in reader's profile.
 *
 * @returns the changed profile from the service
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError `300014` when a change of address needs the password, `300010` for a wrong one
 * @throws NetworkError
 */
export async function updateUserProfile(
  context: IdentityContext,
  { uuid: _uuid, raw: _raw, ...changes }: ProfileInput,
  { password, signal }: UpdateProfileOptions = {},
): Promise<UserProfile> {
  const body = password === undefined ? changes : { ...changes, password };
  const profile = await sendCall(asReader(context), profileCalls.update, {
    body,
    signal,
    read: parseUserProfile,
  });
  writeItem(context, storageKeys.profile, profile.raw);
  return profile;
}
