/**
 * What links in newsletters carry: ids of subscriptions, signed. Nothing is stored that could be used in their place, and no
 * address stands in them, so that none gets into logs and histories.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** `confirm`: good for what a mail asked to be confirmed. `letter`: for as long as somebody may find an old letter. */
export type LetterPurpose = 'confirm' | 'letter';

export interface LetterTokens {
  sign(purpose: LetterPurpose, ids: readonly string[]): string;
  /** @returns the ids; undefined for what was not signed for this purpose */
  verify(purpose: LetterPurpose, token: string): readonly string[] | undefined;
}

const KEY_BYTES = 32;
const MAC_LENGTH = 22;

/** @param secret of the platform */
export function createLetterTokens(secret: string): LetterTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'newsletter links', KEY_BYTES));
  const macOf = (purpose: LetterPurpose, ids: string): string =>
    createHmac('sha256', key).update(`${purpose} ${ids}`).digest('base64url').slice(0, MAC_LENGTH);
  return {
    sign: (purpose, ids) => `${ids.join('.')}.${macOf(purpose, ids.join('.'))}`,
    verify(purpose, token) {
      const ids = token.slice(0, -(MAC_LENGTH + 1));
      const [given, good] = [token.slice(-MAC_LENGTH), macOf(purpose, ids)].map((text) => Buffer.from(text));
      const isGood = given?.length === good?.length && given && good && timingSafeEqual(given, good);
      return isGood && token.at(-(MAC_LENGTH + 1)) === '.' ? ids.split('.') : undefined;
    },
  };
}
