'use client';
import { usePhrases } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';
import type { ValidationMessage } from './useValidity.ts';

/** Gives what a field says when it is invalid: its own words; else, when it is empty, those of the site's language. */
export function useValidationMessage(given: ValidationMessage | undefined): ValidationMessage {
  const t = usePhrases(phrases);
  return given ?? (({ validity }) => (validity.valueMissing ? t('form.required') : undefined));
}
