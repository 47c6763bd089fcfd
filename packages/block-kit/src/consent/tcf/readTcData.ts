/** Parses the data that `__tcfapi` of IAB TCF 2.2 passes to its listeners. */
import { member } from '../member.ts';
import { toRestriction } from './evaluateTcf.ts';
import type { TcfChoices } from './evaluateTcf.ts';

export interface TcData {
  /** False while the platform asks the reader: the choices are then the earlier ones, or none. */
  readonly isSettled: boolean;
  readonly gdprApplies: boolean | undefined;
  readonly tcString: string | undefined;
  readonly choices: TcfChoices;
}

const isTrue = (map: unknown, key: number): boolean => member(map, String(key)) === true;

/** Parses the data; `undefined` for a value that no platform of version 2 sends. */
export function readTcData(value: unknown): TcData | undefined {
  const status = member(value, 'eventStatus');
  const gdprApplies = member(value, 'gdprApplies');
  if (typeof status !== 'string' && gdprApplies !== false) return undefined;
  const tcString = member(value, 'tcString');
  const [purpose, vendor] = [member(value, 'purpose'), member(value, 'vendor')];
  const restrictions = member(member(value, 'publisher'), 'restrictions');
  return {
    isSettled: gdprApplies === false || status === 'tcloaded' || status === 'useractioncomplete',
    gdprApplies: typeof gdprApplies === 'boolean' ? gdprApplies : undefined,
    tcString: typeof tcString === 'string' && tcString !== '' ? tcString : undefined,
    choices: {
      hasPurposeConsent: (id) => isTrue(member(purpose, 'consents'), id),
      hasPurposeInterest: (id) => isTrue(member(purpose, 'legitimateInterests'), id),
      hasVendorConsent: (id) => isTrue(member(vendor, 'consents'), id),
      hasVendorInterest: (id) => isTrue(member(vendor, 'legitimateInterests'), id),
      getRestriction: (ofPurpose, ofVendor) =>
        toRestriction(member(member(restrictions, String(ofPurpose)), String(ofVendor))),
    },
  };
}
