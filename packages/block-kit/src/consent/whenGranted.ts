import type { ConsentPort } from './ConsentPort.ts';
import type { ConsentPurpose } from './consentPurposes.ts';

/** The consent to wait for: the port, the purpose, and optionally the vendor's id in the Global Vendor List. */
export interface ConsentWish {
  readonly consent: ConsentPort;
  readonly purpose: ConsentPurpose;
  readonly vendor?: number;
}

/**
 * Runs the callback once, as soon as the reader has granted the purpose: immediately if it is granted already, never if the
 * reader does not grant it.
 *
 * @returns a function that stops waiting
 */
export function whenGranted({ consent, purpose, vendor }: ConsentWish, run: () => void): () => void {
  let stop = () => {};
  const check = () => {
    if (consent.state(purpose, vendor) !== 'granted') return false;
    stop();
    run();
    return true;
  };
  if (!check()) stop = consent.subscribe(check);
  return () => stop();
}
