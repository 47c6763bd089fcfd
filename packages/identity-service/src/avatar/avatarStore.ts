import { textColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** Stores an avatar. Avatars are small and stored in the database, so that every process of a site can serve them. */
export async function saveAvatar(
  queries: Queries,
  avatar: { readonly accountUuid: string; readonly id: string; readonly jpeg: Buffer },
  now: number,
): Promise<void> {
  await queries.query(
    `insert into avatars (account_uuid, id, jpeg_base64, created_at) values ($1, $2, $3, ${momentParameter(4)})
      on conflict (account_uuid) do update
        set id = excluded.id, jpeg_base64 = excluded.jpeg_base64, created_at = excluded.created_at`,
    [avatar.accountUuid, avatar.id, avatar.jpeg.toString('base64'), now],
  );
}

export async function findAvatar(queries: Queries, id: string): Promise<Buffer | undefined> {
  const [row] = await queries.query('select jpeg_base64 from avatars where id = $1', [id]);
  return row === undefined ? undefined : Buffer.from(textColumn(row, 'jpeg_base64'), 'base64');
}

export async function deleteAvatar(queries: Queries, accountUuid: string): Promise<void> {
  await queries.query('delete from avatars where account_uuid = $1', [accountUuid]);
}
