/**
 * By what an account's own devices are told from strangers', so that a stranger who guesses or asks for mails uses up
 * budgets of their own and never the reader's.
 *
 * A browser is known by a cookie with a random value; it opens nothing by itself. Clients that keep no cookies, such as
 * those of another origin, are known by their network.
 */
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database, Queries } from '../../database/Database.ts';
import { readCookie, writeCookie } from '../http/cookies.ts';
import type { Caller, IdentityCall } from '../http/IdentityEnv.ts';
import { getNetwork } from '../http/getNetwork.ts';
import {
  findKnownByAccount,
  findKnownByEmail,
  forgetKnown,
  isKnownAnywhere,
  saveKnown,
} from './knownDeviceStore.ts';
import type { KnownDevice } from './knownDeviceStore.ts';

const NAME = 'reader-device';
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
/** Browsers keep no cookie longer; in seconds. */
const MAX_AGE = 400 * 24 * 60 * 60;

export interface KnownDevices {
  /** What the account with this address knows its caller by; undefined for a stranger. @param email folded */
  recognise(email: string, caller: Caller): Promise<KnownDevice | undefined>;
  /** What the caller is known by to any account at all. */
  recogniseBrowser(caller: Caller): Promise<KnownDevice | undefined>;
  /** Whether the browser itself, not only its network, is known to the account. */
  isOwnBrowser(queries: Queries, accountUuid: string, caller: Caller): Promise<boolean>;
  /** Makes the caller known to an account that has just been signed in, and marks its browser. */
  remember(call: IdentityCall, accountUuid: string, caller: Caller): Promise<void>;
  /** Makes strangers of all devices of an account. @param except stays known */
  forget(queries: Queries, accountUuid: string, except?: Caller): Promise<void>;
}

export interface KnownDevicesOptions {
  readonly database: Database;
  readonly clock: { now(): number };
  /** Of the platform. */
  readonly secret: string;
  /** Of the site. */
  readonly siteUrl: string;
}

/** The value of the device cookie; undefined when there is none, or none of ours. */
export function readDevice(request: Request, siteUrl: string): string | undefined {
  const secret = readCookie(request, { siteUrl, name: NAME }) ?? '';
  return SECRET.test(secret) ? secret : undefined;
}

export function createKnownDevices({ database, clock, secret, siteUrl }: KnownDevicesOptions): KnownDevices {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'identity known devices', SECRET_BYTES));
  const known = (kind: KnownDevice['kind'], value: string): KnownDevice => ({
    kind,
    hash: createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url'),
  });
  const browserOf = ({ device }: Caller): readonly KnownDevice[] =>
    device === undefined ? [] : [known('device', device)];
  const devicesOf = (caller: Caller): readonly KnownDevice[] => {
    const { address } = caller;
    const network = address === undefined ? [] : [known('network', getNetwork(address))];
    return [...browserOf(caller), ...network];
  };
  return {
    recognise: (email, caller) => findKnownByEmail(database, email, devicesOf(caller)),
    async recogniseBrowser(caller) {
      const [browser] = browserOf(caller);
      return browser !== undefined && (await isKnownAnywhere(database, browser)) ? browser : undefined;
    },
    isOwnBrowser: async (queries, accountUuid, caller) =>
      (await findKnownByAccount(queries, accountUuid, browserOf(caller))) !== undefined,
    async remember(call, accountUuid, caller) {
      const device = caller.device ?? randomBytes(SECRET_BYTES).toString('base64url');
      writeCookie(call, { siteUrl, name: NAME, value: device, maxAge: MAX_AGE });
      await saveKnown(database, accountUuid, { devices: devicesOf({ ...caller, device }), now: clock.now() });
    },
    forget: (queries, accountUuid, except) =>
      forgetKnown(queries, accountUuid, except === undefined ? [] : devicesOf(except)),
  };
}
