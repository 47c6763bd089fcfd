/**
 * The meter of an anonymous reader's browser: a signed cookie with a random id and the stories that rules have given it.
 *
 * Only the browser stores it; `createMeterMemory` knows the latest readings of its id for a while. A cookie that was changed
 * is rejected, and a browser without one starts a new meter. It has at most 100 readings, which are less than 2 kB.
 */
import { MINUTE_MS } from '@broadsheet/client-core';
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { MAX_READS } from '@broadsheet/paywall';
import type { StoryRead } from '@broadsheet/paywall';
import type { Keyring } from '@broadsheet/service-kit/keys';

const HASH_LENGTH = 8;
const MAC_LENGTH = 22;
const ID_BYTES = 16;
const ID_LENGTH = 22;
const FORM = new RegExp(
  `^((?:([\\w-]{${ID_LENGTH}})\\.)?((?:\\w{1,6}~[\\w-]{${HASH_LENGTH}}~\\w{1,8}\\.){0,${MAX_READS}}))([\\w-]{${MAC_LENGTH}})$`,
);

/** A browser's meter. */
export interface Meter {
  /** A random id, the same in every cookie that continues this meter. */
  readonly id: string;
  readonly reads: readonly StoryRead[];
}

/** The site of a meter, and the keys that sign it. */
export interface MeterSigner {
  readonly keys: Keyring;
  readonly site: string;
}

const PURPOSE = 'story meters';

function sign(key: Uint8Array, site: string, text: string): string {
  return createHmac('sha256', key).update(`${site} ${text}`).digest('base64url').slice(0, MAC_LENGTH);
}

/** Returns the short hash that represents a story in a meter: 48 bits, which suffice to distinguish stories. */
export function toStoryHash(story: string): string {
  return createHash('sha256').update(story).digest('base64url').slice(0, HASH_LENGTH);
}

/** Returns a meter without readings. */
export const startMeter = (): Meter => ({ id: randomBytes(ID_BYTES).toString('base64url'), reads: [] });

/**
 * Prints and signs a meter with the last 100 readings.
 *
 * @param meter the stories of its readings are hashes; their moments lose the seconds
 */
export function printMeter({ keys, site }: MeterSigner, { id, reads }: Meter): string {
  const entries = reads
    .slice(-MAX_READS)
    .map(
      ({ rule, story, at }) => `${rule.toString(36)}~${story}~${Math.floor(at / MINUTE_MS).toString(36)}.`,
    );
  const text = `${id}.${entries.join('')}`;
  return text + sign(keys.derive(PURPOSE), site, text);
}

/**
 * Returns the id of a cookie that was signed before meters had ids. Two browsers that opened the same stories in the same
 * minutes have the same signature, so the network is added.
 */
const toOldId = (mac: string, network: string): string =>
  createHash('sha256').update(`${mac} ${network}`).digest('base64url').slice(0, ID_LENGTH);

/** A cookie, and the network that sent it; an empty text when that is unknown. */
export interface SentMeter {
  readonly token: string;
  readonly network: string;
}

/** Parses a meter; `undefined` unless this platform has signed it for this site. */
export function parseMeter({ keys, site }: MeterSigner, { token, network }: SentMeter): Meter | undefined {
  const [, text, id, entries, mac] = FORM.exec(token) ?? [];
  if (text === undefined || entries === undefined || mac === undefined) return undefined;
  const given = Buffer.from(mac);
  const isOurs = keys.deriveAll(PURPOSE).some((key) => {
    const expected = Buffer.from(sign(key, site, text));
    return given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isOurs) return undefined;
  const reads = entries
    .split('.')
    .slice(0, -1)
    .map((entry) => {
      const [rule = '', story = '', at = ''] = entry.split('~');
      return { rule: Number.parseInt(rule, 36), story, at: Number.parseInt(at, 36) * MINUTE_MS };
    });
  return { id: id ?? toOldId(mac, network), reads };
}
