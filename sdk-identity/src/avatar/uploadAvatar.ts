import { isRecord, sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { avatarCalls } from '../contract/avatarCalls.ts';
import { vendorError } from '../errors/createError.ts';
import { parseUserProfile } from '../profile/parseUserProfile.ts';
import { writeItem } from '../profile/profileItems.ts';
import type { UserProfile } from '../profile/UserProfile.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { globalAt, hasMethods } from '../vendor/vendorValues.ts';

const LARGEST_BYTES = 3_000_000;

/** The members of a file input that are used; an `HTMLInputElement` has them. */
export interface AvatarInput {
  readonly files: { readonly [index: number]: Blob } | null;
  /** The value of the input, set to the empty string after its file was uploaded. */
  value: string;
}

/** A file, a file input, or the id of a file input, with or without `#`. */
export type AvatarSource = Blob | AvatarInput | string;

function findElement(context: IdentityContext, id: string): unknown {
  const document = globalAt(context, 'document');
  const element = hasMethods(document, 'getElementById')
    ? document.getElementById(id.replace(/^#/, ''))
    : null;
  if (!isRecord(element)) throw vendorError('element_missing');
  return element;
}

function requireImage(file: unknown): Blob {
  if (!(file instanceof Blob)) throw vendorError('MISSING_IMAGE');
  if (file.type !== 'image/jpeg') throw vendorError('UNSUPPORTED_IMAGE_TYPE');
  if (file.size > LARGEST_BYTES) throw vendorError('IMAGE_TOO_LARGE');
  return file;
}

/**
 * Uploads a JPEG of at most 3,000,000 bytes as the reader's picture. Logs a warning.
 *
 * @param source the picture; of an input with several files, the first
 * @returns the profile with the new picture; `undefined` when the response has no profile
 * @throws IdentityError `element_missing`, `MISSING_IMAGE`, `UNSUPPORTED_IMAGE_TYPE`, `IMAGE_TOO_LARGE`, `missing_jwt`,
 *   `session_changed`
 * @throws ApiError, NetworkError
 * @deprecated Readers' pictures come with their profile.
 */
export async function uploadAvatar(
  context: IdentityContext,
  source: AvatarSource | null | undefined,
  { signal }: CallOptions = {},
): Promise<UserProfile | undefined> {
  context.warn('uploadAvatar is deprecated');
  const input = typeof source === 'string' ? findElement(context, source) : source;
  const files = isRecord(input) ? input['files'] : undefined;
  const form = new FormData();
  form.append('avatar', requireImage(isRecord(files) ? files[0] : input));
  const parts = { form, signal, read: withoutError };
  const { body } = await sendCall(asReader(context), avatarCalls.upload, parts);
  if (input !== undefined && isRecord(input) && 'value' in input) Reflect.set(input, 'value', '');
  const profile = parseUserProfile(body);
  if (profile !== undefined) writeItem(context, storageKeys.profile, profile.raw);
  return profile;
}
