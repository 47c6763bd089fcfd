import type { ConsentPort, ConsentSignals } from './ConsentPort.ts';
import { CONSENT_PURPOSES } from './consentPurposes.ts';

/** Consent of a site that needs nobody's: everything is granted but what Global Privacy Control refuses. */
export function createOpenConsent({ isGpcOn }: Pick<ConsentSignals, 'isGpcOn'>): ConsentPort {
  return {
    state: (purpose) => (isGpcOn && CONSENT_PURPOSES[purpose].isSoldOrShared ? 'refused' : 'granted'),
    signals: () => ({ isGpcOn }),
    subscribe: () => () => undefined,
    open: () => undefined,
  };
}
