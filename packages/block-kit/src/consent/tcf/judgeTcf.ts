import type { ConsentState } from '../ConsentPort.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';
import { TCF_PURPOSES } from './tcfPurposes.ts';

/** A reader's choices, by the framework's numbers of purposes and vendors. */
export interface TcfChoices {
  hasPurposeConsent(purpose: number): boolean;
  /** Returns whether the reader was told of a legitimate interest and has not objected to it. */
  hasPurposeInterest(purpose: number): boolean;
  hasVendorConsent(vendor: number): boolean;
}

/** Decides one of our purposes by the framework's purposes; with a vendor, that vendor's consent is required too. */
export function judgeTcf(
  choices: TcfChoices,
  { purpose, vendor }: { readonly purpose: ConsentPurpose; readonly vendor: number | undefined },
): ConsentState {
  const { consent, interest } = TCF_PURPOSES[purpose];
  const isPurposeGranted =
    consent.every((each) => choices.hasPurposeConsent(each)) &&
    interest.every((each) => choices.hasPurposeConsent(each) || choices.hasPurposeInterest(each));
  // Each of our purposes includes storing data in the browser, for which a vendor needs consent; an interest is not enough.
  const isVendorGranted = vendor === undefined || choices.hasVendorConsent(vendor);
  return isPurposeGranted && isVendorGranted ? 'granted' : 'refused';
}
