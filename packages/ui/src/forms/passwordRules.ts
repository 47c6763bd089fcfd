/**
 * The rules of the identity configuration as one pattern and as phrases.
 *
 * Only a to z count as letters and 0 to 9 as digits: not every service counts letters with accents, and a password that the
 * form accepts must not fail at the service.
 */

/** The password rules of the identity configuration. A missing one counts as 0, and 0 requires nothing. */
export interface PasswordPolicy {
  readonly pwMinLength?: number;
  readonly pwLowercase?: number;
  readonly pwUppercase?: number;
  readonly pwSpecialCharacters?: number;
  readonly pwNumbers?: number;
  /** Another spelling of `pwNumbers`, which takes precedence if both are given. */
  readonly pwPwNumbers?: number;
}

export interface PasswordRules {
  /** The minimum length in characters. All five rules are whole numbers from 0. */
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

/** The characters that count as special. */
export const SPECIAL_CHARACTERS = '.@$!%*+?&#<=>^:;,-/\\(){}[]|`~_"\'';

/** The special characters escaped for a character class; older browsers reject escapes that are not needed. */
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

/** Returns the regular expression for a `pattern` attribute, which matches the whole value; `undefined` without rules. */
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

/** Returns the rules that a password does not meet; the others are 0. */
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

/** Returns one phrase for each rule, in reading order. */
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

/** Returns a pattern that matches exactly this text. */
export function exactPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}
