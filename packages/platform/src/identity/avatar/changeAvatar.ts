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
import { lockAccount, saveProfile } from '../store/accountStore.ts';
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
  { database, clock }: IdentityContext,
  accountUuid: string,
  change: (queries: Queries, now: number) => Promise<JsonObject>,
): Promise<void> {
  await database.transaction(async (queries) => {
    const account = await lockAccount(queries, accountUuid);
    if (account === undefined) throw new IdentityError(refusals.readerMissing);
    const now = clock.now();
    const picture = await change(queries, now);
    const profile = { ...omit(account.profile, 'picture'), ...picture };
    await saveProfile(queries, accountUuid, { profile, unverifiedEmail: account.unverifiedEmail, now });
  });
}

/** Stores a JPEG as the reader's avatar. @returns the whole profile, as clients store it */
export async function uploadAvatar(
  context: IdentityContext,
  accountUuid: string,
  bytes: Buffer,
): Promise<ProfileBody> {
  const jpeg = await shrink(bytes);
  const id = randomBytes(ID_BYTES).toString('base64url');
  await changePicture(context, accountUuid, async (queries, now) => {
    await saveAvatar(queries, { accountUuid, id, jpeg }, now);
    return { picture: `${context.siteUrl}${avatarPath(id)}` };
  });
  return readProfile(context.database, await requireAccount(context, accountUuid));
}

/** Removes the reader's avatar. @returns the whole profile */
export async function removeAvatar(context: IdentityContext, accountUuid: string): Promise<ProfileBody> {
  await changePicture(context, accountUuid, async (queries) => {
    await deleteAvatar(queries, accountUuid);
    return {};
  });
  return readProfile(context.database, await requireAccount(context, accountUuid));
}
