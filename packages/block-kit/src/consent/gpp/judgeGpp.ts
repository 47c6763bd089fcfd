/** Judges our purposes by the sections of a GPP string that apply to a reader; every one of them has to let them pass. */
import type { ConsentState } from '../ConsentPort.ts';
import { CONSENT_PURPOSES } from '../consentPurposes.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';
import { judgeTcf } from '../tcf/judgeTcf.ts';
import type { GppPing } from './readPing.ts';

type Section = Readonly<Record<string, unknown>>;

interface Question {
  readonly purpose: ConsentPurpose;
  readonly vendor: number | undefined;
}

/** The EU's section; its string is one of TCF. */
const TCF_SECTION = { id: 2, name: 'tcfeuv2' };

/** Sections of the United States by id, which are of one form: a right to opt out, and none to be asked before. */
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

/** 0: does not apply, 1: opted out, 2: did not. The oldest section has a letter instead. */
function hasOptedOut(section: Section): boolean {
  return (
    OPT_OUTS.some((name) => section[name] === 1) || section['Gpc'] === true || section['OptOutSale'] === 'Y'
  );
}

const has = (list: unknown, value: unknown): boolean => Array.isArray(list) && list.includes(value);
/** Purposes come as a list of yes and no, from 1 on. */
const isYes = (list: unknown, purpose: number): boolean => Array.isArray(list) && list[purpose - 1] === true;

function judgeEurope(section: Section, question: Question): ConsentState {
  return judgeTcf(
    {
      hasPurposeConsent: (id) => isYes(section['PurposeConsents'], id),
      hasPurposeInterest: (id) => isYes(section['PurposeLegitimateInterests'], id),
      hasVendorConsent: (id) => has(section['VendorConsents'], id),
    },
    question,
  );
}

function judgeSection(ping: GppPing, id: number, question: Question): ConsentState {
  if (id === TCF_SECTION.id) return judgeEurope(ping.section(TCF_SECTION.name), question);
  const name = US_SECTIONS[id];
  // A law that this does not know may want to be asked.
  if (name === undefined) return 'unknown';
  const isRefused = CONSENT_PURPOSES[question.purpose].isSoldOrShared && hasOptedOut(ping.section(name));
  return isRefused ? 'refused' : 'granted';
}

export function judgeGpp(ping: GppPing, question: Question): ConsentState {
  const states = ping.sections.map((id) => judgeSection(ping, id, question));
  if (states.includes('refused')) return 'refused';
  return states.includes('unknown') ? 'unknown' : 'granted';
}
