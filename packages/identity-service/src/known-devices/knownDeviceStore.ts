import { textColumn, momentParameter } from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';

/** The kind of a known device: a browser with the cookie, or the network of one without cookies. */
export type DeviceKind = 'device' | 'network';

export interface KnownDevice {
  readonly kind: DeviceKind;
  /** The keyed hash, so that the table reveals no browser and no address. */
  readonly hash: string;
}

/** The maximum number of known devices and networks of an account; the least recently used ones are deleted. */
const MOST_KNOWN = 30;

const found = async (
  queries: Queries,
  [condition, value]: readonly [condition: string, value: string],
  devices: readonly KnownDevice[],
): Promise<KnownDevice | undefined> => {
  const rows = await queries.query(
    `select known_devices.hash from known_devices join accounts on accounts.uuid = known_devices.account_uuid
      where ${condition} and accounts.deleted_at is null and known_devices.hash in ($2, $3)`,
    [value, devices[0]?.hash ?? '', devices[1]?.hash ?? ''],
  );
  const hashes = new Set(rows.map((row) => textColumn(row, 'hash')));
  return devices.find(({ hash }) => hashes.has(hash));
};

/** Finds the first of the devices that is known to the account with this address. @param email folded */
export const findKnownByEmail = (queries: Queries, email: string, devices: readonly KnownDevice[]) =>
  found(queries, ['accounts.email = $1', email], devices);

/** Finds the first of the devices that is known to the account. */
export const findKnownByAccount = (queries: Queries, accountUuid: string, devices: readonly KnownDevice[]) =>
  found(queries, ['accounts.uuid = $1', accountUuid], devices);

/** Returns whether any account was signed in on a device. */
export async function isKnownAnywhere(queries: Queries, { hash }: KnownDevice): Promise<boolean> {
  const rows = await queries.query('select 1 as known from known_devices where hash = $1 limit 1', [hash]);
  return rows.length > 0;
}

export async function saveKnown(
  queries: Queries,
  accountUuid: string,
  { devices, now }: { readonly devices: readonly KnownDevice[]; readonly now: number },
): Promise<void> {
  for (const { kind, hash } of devices) {
    await queries.query(
      `insert into known_devices (account_uuid, hash, kind, first_seen_at, last_seen_at)
        select uuid, $2, $3, ${momentParameter(4)}, ${momentParameter(4)} from accounts
          where uuid = $1 and deleted_at is null
        on conflict (account_uuid, hash) do update set last_seen_at = excluded.last_seen_at`,
      [accountUuid, hash, kind, now],
    );
  }
  await queries.query(
    `delete from known_devices where account_uuid = $1 and hash not in (
      select hash from known_devices where account_uuid = $1 order by last_seen_at desc, hash limit $2::int)`,
    [accountUuid, MOST_KNOWN],
  );
}

/** Deletes the devices of an account. @param except the ones that stay known */
export async function forgetKnown(
  queries: Queries,
  accountUuid: string,
  except: readonly KnownDevice[] = [],
): Promise<void> {
  await queries.query('delete from known_devices where account_uuid = $1 and hash not in ($2, $3)', [
    accountUuid,
    except[0]?.hash ?? '',
    except[1]?.hash ?? '',
  ]);
}
