import type { ConsentState } from '../ConsentPort.ts';
import { CONSENT_PURPOSES } from '../consentPurposes.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';

/** What a reader has said, by the numbers of the framework and of its vendor list. */
export interface TcfChoices {
  hasPurposeConsent(purpose: number): boolean;
  /** Whether a legitimate interest was told of and not objected to. */
  hasPurposeInterest(purpose: number): boolean;
  hasVendorConsent(vendor: number): boolean;
}

/** Judges one of our purposes by those of the framework, for a vendor of its list where there is one. */
export function judgeTcf(
  choices: TcfChoices,
  { purpose, vendor }: { readonly purpose: ConsentPurpose; readonly vendor: number | undefined },
): ConsentState {
  const { consent, interest } = CONSENT_PURPOSES[purpose];
  const isPurposeGranted =
    consent.every((each) => choices.hasPurposeConsent(each)) &&
    interest.every((each) => choices.hasPurposeConsent(each) || choices.hasPurposeInterest(each));
  // Every purpose of ours needs to store something, for which a vendor needs consent and no interest will do.
  const isVendorGranted = vendor === undefined || choices.hasVendorConsent(vendor);
  return isPurposeGranted && isVendorGranted ? 'granted' : 'refused';
}
