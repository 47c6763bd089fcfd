import type { ConsentPort, ConsentSignals } from './ConsentPort.ts';
import { isSoldOrShared } from './consentPurposes.ts';

/** Creates the port of a site that needs no consent: it grants everything except what Global Privacy Control refuses. */
export function createOpenConsent({ isGpcOn }: Pick<ConsentSignals, 'isGpcOn'>): ConsentPort {
  return {
    state: (purpose) => (isGpcOn && isSoldOrShared(purpose) ? 'refused' : 'granted'),
    signals: () => ({ isGpcOn }),
    subscribe: () => () => undefined,
    open: () => undefined,
  };
}
