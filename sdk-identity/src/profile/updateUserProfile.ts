import { asReader } from '../authorization/asReader.ts';
import { sendCall } from '../call/sendCall.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { profileCalls } from '../contract/profileCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { parseUserProfile } from './parseUserProfile.ts';
import { writeItem } from './profileItems.ts';
import type { ProfileChanges, UserProfile } from './UserProfile.ts';

/** Changes as a caller may hand them over: a whole profile is welcome, what the client added to it is not sent. */
export type ProfileInput = ProfileChanges & { readonly uuid?: unknown; readonly raw?: unknown };

/**
 * Changes the profile of the reader who is signed in.
 *
 * @returns the profile as the service has it now
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function updateUserProfile(
  context: IdentityContext,
  { uuid: _uuid, raw: _raw, ...body }: ProfileInput,
  { signal }: CallOptions = {},
): Promise<UserProfile> {
  const profile = await sendCall(asReader(context), profileCalls.update, {
    body,
    signal,
    read: parseUserProfile,
  });
  writeItem(context, storageKeys.profile, profile.raw);
  return profile;
}
