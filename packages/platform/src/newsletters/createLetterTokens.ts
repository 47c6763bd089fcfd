/**
 * The tokens in links of newsletters: signed ids of subscriptions. Nothing that could replace them is stored, and they have
 * no email address, so that no address gets into logs and browser histories.
 */
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/**
 * `confirm`: confirms the subscriptions of one mail. `letter`: the links of newsletters, which are valid without a time
 * limit.
 */
export type LetterPurpose = 'confirm' | 'letter';

export interface LetterTokens {
  sign(purpose: LetterPurpose, ids: readonly string[]): string;
  /** Verifies a token. @returns its ids; undefined if it was not signed for this purpose */
  verify(purpose: LetterPurpose, token: string): readonly string[] | undefined;
}

const KEY_BYTES = 32;
const MAC_LENGTH = 22;

/** Creates the signer of the tokens. @param secret the platform's secret */
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
