/** Decides our purposes by the sections of a GPP string that apply to a reader. Every one of them must allow a purpose. */
import type { ConsentState } from '../ConsentPort.ts';
import { isSoldOrShared } from '../consentPurposes.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';
import { evaluateTcf, toRestriction } from '../tcf/evaluateTcf.ts';
import { member } from '../member.ts';
import type { GppPing } from './readPing.ts';

type Section = Readonly<Record<string, unknown>>;

interface Question {
  readonly purpose: ConsentPurpose;
  readonly vendor: number | undefined;
}

/** The section of the EU, which contains a TCF string. */
const TCF_SECTION = { id: 2, name: 'tcfeuv2' };

/** The sections of the United States by id. They have one form: readers may opt out, but need not be asked before. */
const US_SECTIONS: Readonly<Record<number, string>> = {
  6: 'uspv1',
  7: 'usnat',
  8: 'usca',
  9: 'usva',
  10: 'usco',
  11: 'usut',
  12: 'usct',
  13: 'usfl',
  14: 'usmt',
  15: 'usor',
  16: 'ustx',
  17: 'usde',
  18: 'usia',
  19: 'usne',
  20: 'usnh',
  21: 'usnj',
  22: 'ustn',
  23: 'usmn',
};

const OPT_OUTS = ['SaleOptOut', 'SharingOptOut', 'TargetedAdvertisingOptOut'] as const;

/**
 * Returns whether the reader opted out. The values: 0 not applicable, 1 opted out, 2 not. The oldest section has a letter.
 */
function hasOptedOut(section: Section): boolean {
  return (
    OPT_OUTS.some((name) => section[name] === 1) || section['Gpc'] === true || section['OptOutSale'] === 'Y'
  );
}

const has = (list: unknown, value: unknown): boolean => Array.isArray(list) && list.includes(value);
/** Looks up a purpose in a list of booleans; purposes are counted from 1. */
const isYes = (list: unknown, purpose: number): boolean => Array.isArray(list) && list[purpose - 1] === true;

/** Returns the number of the publisher's restriction of a purpose for a vendor; `undefined` without one. */
function findRestriction(list: unknown, purpose: number, vendor: number): unknown {
  const entries: readonly unknown[] = Array.isArray(list) ? list : [];
  const entry = entries.find((each) => member(each, 'key') === purpose && has(member(each, 'ids'), vendor));
  return member(entry, 'type');
}

function evaluateEurope(section: Section, question: Question): ConsentState {
  return evaluateTcf(
    {
      hasPurposeConsent: (id) => isYes(section['PurposeConsents'], id),
      hasPurposeInterest: (id) => isYes(section['PurposeLegitimateInterests'], id),
      hasVendorConsent: (id) => has(section['VendorConsents'], id),
      hasVendorInterest: (id) => has(section['VendorLegitimateInterests'], id),
      getRestriction: (purpose, vendor) =>
        toRestriction(findRestriction(section['PublisherRestrictions'], purpose, vendor)),
    },
    question,
  );
}

function evaluateSection(ping: GppPing, id: number, question: Question): ConsentState {
  if (id === TCF_SECTION.id) return evaluateEurope(ping.section(TCF_SECTION.name), question);
  const name = US_SECTIONS[id];
  // An unknown section may belong to a law that requires consent.
  if (name === undefined) return 'unknown';
  const isRefused = isSoldOrShared(question.purpose) && hasOptedOut(ping.section(name));
  return isRefused ? 'refused' : 'granted';
}

export function evaluateGpp(ping: GppPing, question: Question): ConsentState {
  const states = ping.sections.map((id) => evaluateSection(ping, id, question));
  if (states.includes('refused')) return 'refused';
  return states.includes('unknown') ? 'unknown' : 'granted';
}
