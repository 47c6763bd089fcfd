import { asReader } from '../call/asReader.ts';
import { sendCall, withoutError } from '../call/sendCall.ts';
import type { CallOptions } from '../CallOptions.ts';
import { avatarCalls } from '../contract/avatarCalls.ts';
import { refuseLater } from '../errors/refuseLater.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { parseUserProfile } from '../profile/parseUserProfile.ts';
import { writeItem } from '../profile/profileItems.ts';
import type { UserProfile } from '../profile/UserProfile.ts';
import { storageKeys } from '../storage/storageKeys.ts';

const LARGEST_BYTES = 3_000_000;

function requireImage(file: Blob | null | undefined): Blob {
  if (!file) throw refuseLater('MISSING_IMAGE');
  if (file.type !== 'image/jpeg') throw refuseLater('UNSUPPORTED_IMAGE_TYPE');
  if (file.size > LARGEST_BYTES) throw refuseLater('IMAGE_TOO_LARGE');
  return file;
}

/**
 * Uploads a JPEG of at most 3,000,000 bytes as the reader's picture (wire-contract 1.3). Deprecated, and says so.
 *
 * @param file the first file of an input
 * @returns the profile with the new picture; `undefined` when the service did not answer with one
 * @throws IdentityError `MISSING_IMAGE`, `UNSUPPORTED_IMAGE_TYPE`, `IMAGE_TOO_LARGE`, `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function uploadAvatar(
  context: IdentityContext,
  file: Blob | null | undefined,
  { signal }: CallOptions = {},
): Promise<UserProfile | undefined> {
  context.warn('uploadAvatar is deprecated');
  const form = new FormData();
  form.append('avatar', requireImage(file));
  const { body } = await sendCall(asReader(context), avatarCalls.upload, { form, signal }, withoutError);
  const profile = parseUserProfile(body);
  if (profile !== undefined) writeItem(context, storageKeys.profile, profile.raw);
  return profile;
}
