/**
 * The meter of an anonymous reader's browser: a signed cookie with the stories that rules have given it.
 *
 * Only the browser stores it. A cookie that was changed is rejected, and a browser without one starts a new meter. It has
 * at most 100 readings, which are less than 2 kB.
 */
import { createHash, createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { MAX_READS } from '@broadsheet/paywall';
import type { StoryRead } from '@broadsheet/paywall';

const MINUTE_MS = 60_000;
const HASH_LENGTH = 8;
const MAC_LENGTH = 22;
const FORM = new RegExp(
  `^((?:\\w{1,6}~[\\w-]{${HASH_LENGTH}}~\\w{1,8}\\.){0,${MAX_READS}})([\\w-]{${MAC_LENGTH}})$`,
);

/** The site of a meter, and the secret that signs it. */
export interface MeterSigner {
  /** The platform's secret. */
  readonly secret: string;
  readonly site: string;
}

function sign({ secret, site }: MeterSigner, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'story meters', 32));
  return createHmac('sha256', key).update(`${site} ${text}`).digest('base64url').slice(0, MAC_LENGTH);
}

/** Returns the short hash that represents a story in a meter: 48 bits, which suffice to distinguish stories. */
export function toStoryHash(story: string): string {
  return createHash('sha256').update(story).digest('base64url').slice(0, HASH_LENGTH);
}

/**
 * Prints and signs a meter with the last 100 readings.
 *
 * @param reads their stories are hashes; their moments lose the seconds
 */
export function printMeter(signer: MeterSigner, reads: readonly StoryRead[]): string {
  const text = reads
    .slice(-MAX_READS)
    .map(({ rule, story, at }) => `${rule.toString(36)}~${story}~${Math.floor(at / MINUTE_MS).toString(36)}.`)
    .join('');
  return text + sign(signer, text);
}

/** Parses a meter; `undefined` unless this platform has signed it for this site. */
export function parseMeter(signer: MeterSigner, token: string): readonly StoryRead[] | undefined {
  const [, text, mac] = FORM.exec(token) ?? [];
  if (text === undefined || mac === undefined) return undefined;
  const [given, expected] = [Buffer.from(mac), Buffer.from(sign(signer, text))];
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
  return text
    .split('.')
    .slice(0, -1)
    .map((entry) => {
      const [rule = '', story = '', at = ''] = entry.split('~');
      return { rule: Number.parseInt(rule, 36), story, at: Number.parseInt(at, 36) * MINUTE_MS };
    });
}
