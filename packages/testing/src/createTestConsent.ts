import type { ConsentPort, ConsentPurpose, ConsentSignals, ConsentState } from '@broadsheet/block-kit';

export interface TestConsent extends ConsentPort {
  /** Changes the reader's choices and notifies the listeners. */
  set(choices: Partial<Record<ConsentPurpose, ConsentState>>): void;
  /** The number of calls of `open`, which shows the choices again. */
  readonly opened: number;
}

export interface TestConsentOptions extends Partial<Record<ConsentPurpose, ConsentState>> {
  readonly signals?: Partial<ConsentSignals>;
  /** The vendors that the reader has refused for all purposes, by their id in the Global Vendor List. */
  readonly refusedVendors?: readonly number[];
}

/** Creates a consent port that a test controls; purposes that it does not name are `unknown`. */
export function createTestConsent(options: TestConsentOptions = {}): TestConsent {
  const { signals, refusedVendors = [], ...initial } = options;
  let choices: Partial<Record<ConsentPurpose, ConsentState>> = initial;
  const listeners = new Set<() => void>();
  let opened = 0;
  return {
    state: (purpose, vendor) =>
      vendor !== undefined && refusedVendors.includes(vendor) ? 'refused' : (choices[purpose] ?? 'unknown'),
    signals: () => ({ isGpcOn: false, ...signals }),
    subscribe(listener) {
      const own = () => listener();
      listeners.add(own);
      return () => void listeners.delete(own);
    },
    open: () => void (opened += 1),
    set(changed) {
      choices = { ...choices, ...changed };
      for (const listener of [...listeners]) listener();
    },
    get opened() {
      return opened;
    },
  };
}
