import { randomBytes } from 'node:crypto';
import type { ProfileBody } from '@broadsheet/sdk-identity/contract';
import { omit } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import type { Queries } from '@broadsheet/service-kit/database';
import type { IdentityContext } from '../IdentityContext.ts';
import { readProfile } from '../profile/profileBody.ts';
import { requireAccount } from '../profile/updateProfile.ts';
import type { ReaderAccess } from '../sessions/ReaderAccess.ts';
import { withLiveReader } from '../sessions/withLiveReader.ts';
import { saveProfile } from '../store/accountStore.ts';
import { deleteAvatar, saveAvatar } from './avatarStore.ts';

const ID_BYTES = 18;

/** Returns the path of an avatar. */
export const avatarPath = (id: string): string => `/identity/public/v1/avatar/${id}.jpg`;

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

/** Stores a small JPEG as the reader's avatar. @returns the whole profile, as clients store it */
export async function uploadAvatar(
  context: IdentityContext,
  reader: ReaderAccess,
  jpeg: Buffer,
): Promise<ProfileBody> {
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
