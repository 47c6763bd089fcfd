import type { ConsentState } from '../ConsentPort.ts';
import { isSoldOrShared } from '../consentPurposes.ts';
import type { ConsentPurpose } from '../consentPurposes.ts';
import type { Choices } from './storedChoices.ts';

export interface ChoiceQuestion {
  readonly purpose: ConsentPurpose;
  readonly isGpcOn: boolean;
}

/** Returns the state of a purpose from choices that the newspaper stores; Global Privacy Control overrides them. */
export function evaluateChoices(
  choices: Choices | undefined,
  { purpose, isGpcOn }: ChoiceQuestion,
): ConsentState {
  if (isGpcOn && isSoldOrShared(purpose)) return 'refused';
  if (choices?.granted.includes(purpose) === true) return 'granted';
  return choices?.refused.includes(purpose) === true ? 'refused' : 'unknown';
}
