import type { ConsentPort } from './ConsentPort.ts';
import type { ConsentPurpose } from './consentPurposes.ts';

/** Who is asked for which purpose, and who wants it by the id of the Global Vendor List. */
export interface ConsentWish {
  readonly consent: ConsentPort;
  readonly purpose: ConsentPurpose;
  readonly vendor?: number;
}

/**
 * Runs once, as soon as the reader has granted the purpose: at once where that has happened already, never where it is
 * refused for good.
 *
 * @returns how to stop waiting
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
