import type { ConsentState } from '../ConsentPort.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';
import { TCF_PURPOSES } from './tcfPurposes.ts';

/** What the publisher allows a vendor to rest a purpose on; it comes before the reader's choices. */
export type TcfRestriction = 'none' | 'forbidden' | 'consent only' | 'interest only';

/** A reader's choices, by the framework's numbers of purposes and vendors. */
export interface TcfChoices {
  hasPurposeConsent(purpose: number): boolean;
  /** Returns whether the reader was told of a legitimate interest and has not objected to it. */
  hasPurposeInterest(purpose: number): boolean;
  hasVendorConsent(vendor: number): boolean;
  /** Returns whether the reader was told of the vendor's legitimate interests and has not objected to them. */
  hasVendorInterest(vendor: number): boolean;
  getRestriction(purpose: number, vendor: number): TcfRestriction;
}

const RESTRICTIONS: Readonly<Record<number, TcfRestriction>> = {
  0: 'forbidden',
  1: 'consent only',
  2: 'interest only',
};

/** Returns the restriction of a number in the framework; an unknown number forbids the purpose. */
export function toRestriction(type: unknown): TcfRestriction {
  return type === undefined ? 'none' : (RESTRICTIONS[Number(type)] ?? 'forbidden');
}

/**
 * Decides one of our purposes by the framework's purposes. With a vendor, each of them must stand on the reader's choice of
 * the purpose and of the vendor alike, consent on consent and interest on interest, as far as the publisher allows it.
 */
export function evaluateTcf(
  choices: TcfChoices,
  { purpose, vendor }: { readonly purpose: ConsentPurpose; readonly vendor: number | undefined },
): ConsentState {
  const getRestriction = (each: number): TcfRestriction =>
    vendor === undefined ? 'none' : choices.getRestriction(each, vendor);
  const hasConsent = (each: number): boolean =>
    ['none', 'consent only'].includes(getRestriction(each)) &&
    choices.hasPurposeConsent(each) &&
    (vendor === undefined || choices.hasVendorConsent(vendor));
  const hasInterest = (each: number): boolean =>
    ['none', 'interest only'].includes(getRestriction(each)) &&
    choices.hasPurposeInterest(each) &&
    (vendor === undefined || choices.hasVendorInterest(vendor));
  const { consent, interest } = TCF_PURPOSES[purpose];
  const isGranted =
    consent.every(hasConsent) && interest.every((each) => hasConsent(each) || hasInterest(each));
  return isGranted ? 'granted' : 'refused';
}
