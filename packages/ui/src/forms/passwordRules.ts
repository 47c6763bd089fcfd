/**
 * The rules of the identity configuration as one pattern and as phrases.
 *
 * Letters are those from a to z and digits those from 0 to 9: every service counts these, while not every one counts
 * letters with accents, and a password that the form accepts must not fail at the service.
 */

/** The password members of the identity configuration. A missing one counts as 0, and 0 demands nothing. */
export interface PasswordPolicy {
  readonly pwMinLength?: number;
  readonly pwLowercase?: number;
  readonly pwUppercase?: number;
  readonly pwSpecialCharacters?: number;
  readonly pwNumbers?: number;
  /** The other spelling of `pwNumbers`, which goes first where both are given. */
  readonly pwPwNumbers?: number;
}

export interface PasswordRules {
  /** In characters. All five are whole numbers from 0. */
  readonly length: number;
  readonly lowercase: number;
  readonly uppercase: number;
  readonly digits: number;
  readonly special: number;
}

export interface PasswordRulePhrase {
  readonly key: 'id.pwLength' | 'id.pwLower' | 'id.pwUpper' | 'id.pwDigits' | 'id.pwSpecial';
  readonly values: { readonly n: number };
}

/** What counts as special. */
export const SPECIAL_CHARACTERS = '.@$!%*+?&#<=>^:;,-/\\(){}[]|`~_"\'';

/** Inside a class: only what needs it, since older browsers refuse an escape too many. */
const SPECIAL_CLASS = SPECIAL_CHARACTERS.replaceAll(/[()[\]{}/\\|-]/g, String.raw`\$&`);

function wholeNumber(value: number | undefined): number {
  const whole = Math.max(0, Math.trunc(value ?? 0));
  return Number.isSafeInteger(whole) ? whole : 0;
}

export function passwordRules(policy: PasswordPolicy): PasswordRules {
  return {
    length: wholeNumber(policy.pwMinLength),
    lowercase: wholeNumber(policy.pwLowercase),
    uppercase: wholeNumber(policy.pwUppercase),
    digits: wholeNumber(policy.pwNumbers ?? policy.pwPwNumbers),
    special: wholeNumber(policy.pwSpecialCharacters),
  };
}

function atLeast(count: number, characters: string): string {
  return count === 0 ? '' : `(?=(?:[^${characters}]*[${characters}]){${count}})`;
}

/** @returns for a `pattern` attribute, which matches the whole value; `undefined` when nothing is demanded */
export function passwordPattern({
  length,
  lowercase,
  uppercase,
  digits,
  special,
}: PasswordRules): string | undefined {
  const demands = [
    atLeast(lowercase, 'a-z'),
    atLeast(uppercase, 'A-Z'),
    atLeast(digits, '0-9'),
    atLeast(special, SPECIAL_CLASS),
  ].join('');
  return demands === '' && length === 0 ? undefined : `${demands}.{${length},}`;
}

/** Keeps of the rules those that a password does not meet; the others count as 0. */
export function unmetPasswordRules(rules: PasswordRules, password: string): PasswordRules {
  const characters = Array.from(password);
  const unmet = (wanted: number, found: number): number => (found < wanted ? wanted : 0);
  const count = (kind: string): number => password.match(new RegExp(`[${kind}]`, 'gu'))?.length ?? 0;
  return {
    length: unmet(rules.length, characters.length),
    lowercase: unmet(rules.lowercase, count('a-z')),
    uppercase: unmet(rules.uppercase, count('A-Z')),
    digits: unmet(rules.digits, count('0-9')),
    special: unmet(rules.special, characters.filter((each) => SPECIAL_CHARACTERS.includes(each)).length),
  };
}

/** One phrase a rule, in the order they are read. */
export function passwordRulePhrases({
  length,
  lowercase,
  uppercase,
  digits,
  special,
}: PasswordRules): readonly PasswordRulePhrase[] {
  const counts = [
    ['id.pwLength', length],
    ['id.pwLower', lowercase],
    ['id.pwUpper', uppercase],
    ['id.pwDigits', digits],
    ['id.pwSpecial', special],
  ] as const;
  return counts.filter(([, n]) => n > 0).map(([key, n]) => ({ key, values: { n } }));
}

/** A pattern that this very text matches and no other. */
export function exactPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
