/**
 * The meter of a browser that nobody is signed in on: which stories rules have given it, signed, in a cookie.
 *
 * The reader holds it, and nothing is kept here: what was changed is not believed, and what is forgotten begins anew. At
 * most 100 readings stand in it, which are less than 2 kB.
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

/** Whose meter it is, and what signs it. */
export interface MeterSigner {
  /** Of the platform. */
  readonly secret: string;
  readonly site: string;
}

function sign({ secret, site }: MeterSigner, text: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'story meters', 32));
  return createHmac('sha256', key).update(`${site} ${text}`).digest('base64url').slice(0, MAC_LENGTH);
}

/** What stands for a story in a meter: 48 bits, as short as can be told apart. */
export function toStoryHash(story: string): string {
  return createHash('sha256').update(story).digest('base64url').slice(0, HASH_LENGTH);
}

/** @param reads their stories are hashes; moments lose their seconds */
export function printMeter(signer: MeterSigner, reads: readonly StoryRead[]): string {
  const text = reads
    .slice(-MAX_READS)
    .map(({ rule, story, at }) => `${rule.toString(36)}~${story}~${Math.floor(at / MINUTE_MS).toString(36)}.`)
    .join('');
  return text + sign(signer, text);
}

/** Answers undefined for what this platform has not signed. */
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
