import { ADA, SAMPLE_READERS } from './Reader.ts';
import type { Reader } from './Reader.ts';

/** A person's choice on a panel. */
export type Choice =
  | { readonly kind: 'reader' | 'expired'; readonly reader: Reader }
  | { readonly kind: 'refuse' | 'fail' }
  | { readonly kind: 'invalid'; readonly reader: Reader; readonly message: string };

const EMAIL = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/;
const MAX_LENGTH = 200;

function parseTyped(fields: URLSearchParams, mayLackEmail: boolean): Choice {
  const reader = {
    email: (fields.get('email') ?? '').trim().slice(0, MAX_LENGTH),
    name: (fields.get('name') ?? '').trim().slice(0, MAX_LENGTH),
  };
  const isEmailGood = EMAIL.test(reader.email) || (mayLackEmail && reader.email === '');
  if (!isEmailGood)
    return { kind: 'invalid', reader, message: 'Enter an email address such as name@example.com.' };
  if (reader.name === '') return { kind: 'invalid', reader, message: 'Enter a name.' };
  return { kind: 'reader', reader };
}

interface ChoiceRules {
  /** Whether the vendor has accounts without an email address. */
  readonly mayLackEmail?: boolean;
}

export function parseChoice(fields: URLSearchParams, { mayLackEmail = false }: ChoiceRules = {}): Choice {
  const choice = fields.get('choice') ?? '';
  switch (choice) {
    case 'refuse':
    case 'fail':
      return { kind: choice };
    case 'expired':
      return { kind: 'expired', reader: ADA };
    case 'typed':
      return parseTyped(fields, mayLackEmail);
    default: {
      const reader = SAMPLE_READERS.find(({ email }) => email === choice);
      if (reader !== undefined) return { kind: 'reader', reader };
      return { kind: 'invalid', reader: { email: '', name: '' }, message: 'Choose one of the buttons.' };
    }
  }
}
