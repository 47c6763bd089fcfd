import { randomBytes } from 'node:crypto';
import type { ProfileBody } from '@broadsheet/sdk-identity/contract';
import sharp from 'sharp';
import { omit } from '../../content/json/Json.ts';
import type { JsonObject } from '../../content/json/Json.ts';
import type { Queries } from '../../database/Database.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { IdentityError, refusals } from '../IdentityError.ts';
import { readProfile } from '../profile/profileBody.ts';
import { requireAccount } from '../profile/updateProfile.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import { withLiveReader } from '../sessions/withLiveReader.ts';
import { saveProfile } from '../store/accountStore.ts';
import { LARGEST_AVATAR_BYTES } from '../http/bodyLimits.ts';
import { deleteAvatar, saveAvatar } from './avatarStore.ts';

const LONGEST_SIDE = 512;
const MOST_PIXELS = 50_000_000;
const ID_BYTES = 18;

/** Returns the path of an avatar. */
export const avatarPath = (id: string): string => `/identity/public/v1/avatar/${id}.jpg`;

/** Returns a small copy without the camera's metadata about time and place. @throws IdentityError unless it is a JPEG */
async function shrink(bytes: Buffer): Promise<Buffer> {
  const isJpeg = bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff;
  if (!isJpeg) throw new IdentityError(refusals.imageUnsupported);
  if (bytes.length > LARGEST_AVATAR_BYTES) throw new IdentityError(refusals.imageTooLarge);
  try {
    return await sharp(bytes, { limitInputPixels: MOST_PIXELS })
      .rotate()
      .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    // An image that cannot be decoded is the caller's mistake, whatever error the decoder throws.
    throw new IdentityError(refusals.imageUnsupported);
  }
}

async function changePicture(
  context: IdentityContext,
  reader: ReaderAccess,
  change: (queries: Queries, now: number) => Promise<JsonObject>,
): Promise<ProfileBody> {
  await withLiveReader(context, reader, async ({ queries, account, now }) => {
    const picture = await change(queries, now);
    const profile = { ...omit(account.profile, 'picture'), ...picture };
    await saveProfile(queries, account.uuid, { profile, unverifiedEmail: account.unverifiedEmail, now });
  });
  return readProfile(context.database, await requireAccount(context, reader.accountUuid));
}

/** Stores a JPEG as the reader's avatar. @returns the whole profile, as clients store it */
export async function uploadAvatar(
  context: IdentityContext,
  reader: ReaderAccess,
  bytes: Buffer,
): Promise<ProfileBody> {
  const jpeg = await shrink(bytes);
  const id = randomBytes(ID_BYTES).toString('base64url');
  return changePicture(context, reader, async (queries, now) => {
    await saveAvatar(queries, { accountUuid: reader.accountUuid, id, jpeg }, now);
    return { picture: `${context.siteUrl}${avatarPath(id)}` };
  });
}

/** Removes the reader's avatar. @returns the whole profile */
export function removeAvatar(context: IdentityContext, reader: ReaderAccess): Promise<ProfileBody> {
  return changePicture(context, reader, async (queries) => {
    await deleteAvatar(queries, reader.accountUuid);
    return {};
  });
}
