import type { ConsentPurpose } from '../consentPurposes.ts';

interface TcfPurposes {
  /** The TCF purposes that need the reader's consent. */
  readonly consent: readonly number[];
  /** The TCF purposes for which a legitimate interest without the reader's objection is enough too. */
  readonly interest: readonly number[];
}

/** The purposes of the IAB's Transparency and Consent Framework 2.2, by number, that each of our purposes includes. */
export const TCF_PURPOSES: Readonly<Record<ConsentPurpose, TcfPurposes>> = {
  functional: { consent: [1], interest: [] },
  analytics: { consent: [1], interest: [8, 9, 10] },
  advertising: { consent: [1], interest: [2, 7] },
  personalisation: { consent: [1, 3, 4, 5, 6], interest: [] },
  embeds: { consent: [1], interest: [11] },
};
