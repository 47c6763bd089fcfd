/**
 * The tokens in links of newsletters: signed ids of subscriptions. Nothing that could replace them is stored, and they have
 * no email address, so that no address gets into logs and browser histories.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Keyring } from '@broadsheet/service-kit/keys';

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

const KEY = 'newsletter links';
const MAC_LENGTH = 22;

/** Creates the signer of the tokens. @param keys the platform's keys */
export function createLetterTokens(keys: Keyring): LetterTokens {
  const macOf = (key: Uint8Array, purpose: LetterPurpose, ids: string): string =>
    createHmac('sha256', key).update(`${purpose} ${ids}`).digest('base64url').slice(0, MAC_LENGTH);
  return {
    sign: (purpose, ids) => `${ids.join('.')}.${macOf(keys.derive(KEY), purpose, ids.join('.'))}`,
    verify(purpose, token) {
      const ids = token.slice(0, -(MAC_LENGTH + 1));
      const given = Buffer.from(token.slice(-MAC_LENGTH));
      const isGood = keys.deriveAll(KEY).some((key) => {
        const good = Buffer.from(macOf(key, purpose, ids));
        return given.length === good.length && timingSafeEqual(given, good);
      });
      return isGood && token.at(-(MAC_LENGTH + 1)) === '.' ? ids.split('.') : undefined;
    },
  };
}
