/**
 * Distinguishes an account's own devices from strangers', so that a stranger who guesses passwords or requests mails uses up
 * separate limits and never the reader's.
 *
 * A browser is known by a cookie with a random value, which grants nothing by itself. Clients without cookies, e.g. those on
 * another origin, are known by their network.
 */
import { createHmac, randomBytes } from 'node:crypto';
import type { Database, Queries } from '@broadsheet/service-kit/database';
import type { Keyring } from '@broadsheet/service-kit/keys';
import { readCookie, writeCookie, getNetwork } from '@broadsheet/service-kit/http';
import type { Caller, ServiceCall } from '@broadsheet/service-kit/http';
import {
  findKnownByAccount,
  findKnownByEmail,
  forgetKnown,
  isKnownAnywhere,
  saveKnown,
} from './knownDeviceStore.ts';
import type { KnownDevice } from './knownDeviceStore.ts';

const NAME = 'reader-device';
const PURPOSE = 'identity known devices';
const SECRET_BYTES = 32;
const SECRET = /^[\w-]{43}$/;
/** The lifetime of the cookie in seconds, the longest that browsers allow. */
const MAX_AGE = 400 * 24 * 60 * 60;

export interface KnownDevices {
  /**
   * Returns the known device of the caller for the account with this address; undefined for a stranger.
   *
   * @param email folded
   */
  recognise(email: string, caller: Caller): Promise<KnownDevice | undefined>;
  /** What the caller is known by to any account at all. */
  recogniseBrowser(caller: Caller): Promise<KnownDevice | undefined>;
  /** Returns whether the browser itself, not only its network, is known to the account. */
  isOwnBrowser(queries: Queries, accountUuid: string, caller: Caller): Promise<boolean>;
  /**
   * Makes the caller known to an account that has just been signed in, and marks its browser; not for a call that a page of
   * another site sent.
   */
  remember(call: ServiceCall, accountUuid: string, caller: Caller): Promise<void>;
  /** Forgets all devices of an account. @param except the caller whose device stays known */
  forget(queries: Queries, accountUuid: string, except?: Caller): Promise<void>;
}

export interface KnownDevicesOptions {
  readonly database: Database;
  readonly clock: { now(): number };
  readonly keys: Keyring;
  /** Of the site. */
  readonly siteUrl: string;
  /** The origins whose pages sign readers in, the site's own first. */
  readonly trustedOrigins: readonly string[];
}

/**
 * Tells whether a page of another site sent a request, which browsers report. Such a page can sign its visitor in to an
 * account of its own choice by a form; the visitor's browser must not be taken for one of that account's.
 */
function isFromElsewhere({ headers }: Request, trustedOrigins: readonly string[]): boolean {
  const origin = headers.get('origin');
  if (origin !== null && trustedOrigins.includes(origin)) return false;
  const place = headers.get('sec-fetch-site');
  return place === null ? origin !== null : place !== 'same-origin';
}

/** Reads the value of the device cookie; undefined if there is none, or an invalid one. */
export function readDevice(request: Request, siteUrl: string): string | undefined {
  const secret = readCookie(request, { siteUrl, name: NAME }) ?? '';
  return SECRET.test(secret) ? secret : undefined;
}

export function createKnownDevices(options: KnownDevicesOptions): KnownDevices {
  const { database, clock, keys, siteUrl, trustedOrigins } = options;
  const hash = (kind: KnownDevice['kind'], value: string, key: Uint8Array): KnownDevice => ({
    kind,
    hash: createHmac('sha256', key).update(`${kind} ${value}`).digest('base64url'),
  });
  const known = (kind: KnownDevice['kind'], value: string): readonly KnownDevice[] =>
    keys.deriveAll(PURPOSE).map((key) => hash(kind, value, key));
  const browserOf = ({ device }: Caller): readonly KnownDevice[] =>
    device === undefined ? [] : known('device', device);
  const networkOf = ({ address }: Caller): readonly KnownDevice[] =>
    address === undefined ? [] : known('network', getNetwork(address));
  const devicesOf = (caller: Caller): readonly KnownDevice[] => [...browserOf(caller), ...networkOf(caller)];
  /** What is stored of a caller: the hashes by the key that signs now. */
  const storedOf = (caller: Caller): readonly KnownDevice[] =>
    [browserOf(caller)[0], networkOf(caller)[0]].filter((device) => device !== undefined);
  return {
    recognise: (email, caller) => findKnownByEmail(database, email, devicesOf(caller)),
    async recogniseBrowser(caller) {
      for (const browser of browserOf(caller)) if (await isKnownAnywhere(database, browser)) return browser;
      return undefined;
    },
    isOwnBrowser: async (queries, accountUuid, caller) =>
      (await findKnownByAccount(queries, accountUuid, browserOf(caller))) !== undefined,
    async remember(call, accountUuid, caller) {
      if (isFromElsewhere(call.req.raw, trustedOrigins)) return;
      const device = caller.device ?? randomBytes(SECRET_BYTES).toString('base64url');
      writeCookie(call, { siteUrl, name: NAME, value: device, maxAge: MAX_AGE });
      await saveKnown(database, accountUuid, { devices: storedOf({ ...caller, device }), now: clock.now() });
    },
    forget: (queries, accountUuid, except) =>
      forgetKnown(queries, accountUuid, except === undefined ? [] : devicesOf(except)),
  };
}
