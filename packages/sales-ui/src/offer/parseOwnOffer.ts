import { isRecord } from '@broadsheet/client-core';
import { parseOffer } from './parseOffer.ts';
import type { OfferPage } from './parseOffer.ts';

/** An offer of the site's own, as its content source answers it. */
export interface OwnOffer extends OfferPage {
  /** Whether wallets can pay before there is an account. */
  readonly takesWallets: boolean;
}

/** Parses an answer of the source `offer`; `undefined` when it offers nothing. */
export function parseOwnOffer(answer: unknown): OwnOffer | undefined {
  const offer = parseOffer(answer);
  return offer && { ...offer, takesWallets: isRecord(answer) && answer['takesWallets'] === true };
}
