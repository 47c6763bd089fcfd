import { describe, expect, it } from 'vitest';
import { passwordPattern, passwordRulePhrases, passwordRules } from '../index.ts';
import type { PasswordPolicy } from '../index.ts';
import { exactPattern, SPECIAL_CHARACTERS } from './passwordRules.ts';

const NONE = { length: 0, lowercase: 0, uppercase: 0, digits: 0, special: 0 };

/** As browsers do, newer and older ones. */
const matches = (pattern: string, value: string) => {
  const [newer, older] = ['v', 'u'].map((flag) => new RegExp(`^(?:${pattern})$`, flag).test(value));
  expect(older).toBe(newer);
  return newer;
};

const accepts = (policy: PasswordPolicy, password: string) =>
  matches(passwordPattern(passwordRules(policy)) ?? '.*', password);

describe('passwordRules', () => {
  it.each<[string, PasswordPolicy, object]>([
    ['nothing', {}, NONE],
    ['a length', { pwMinLength: 8 }, { ...NONE, length: 8 }],
    ['digits as pwNumbers', { pwNumbers: 2 }, { ...NONE, digits: 2 }],
    ['digits as pwPwNumbers', { pwPwNumbers: 3 }, { ...NONE, digits: 3 }],
    ['digits in both spellings', { pwNumbers: 1, pwPwNumbers: 3 }, { ...NONE, digits: 1 }],
    ['parts and less than nothing', { pwLowercase: 1.9, pwUppercase: -1 }, { ...NONE, lowercase: 1 }],
    ['what is no count', { pwMinLength: Number.NaN, pwLowercase: Infinity }, NONE],
  ])('reads %s', (_, policy, expected) => {
    expect(passwordRules(policy)).toEqual(expected);
  });
});

describe('passwordPattern', () => {
  it('is absent when nothing is demanded', () => {
    expect(passwordPattern(NONE)).toBeUndefined();
  });

  it.each<[PasswordPolicy, string, boolean]>([
    [{ pwMinLength: 8 }, 'seven77', false],
    [{ pwMinLength: 8 }, 'eight888', true],
    [{ pwMinLength: 3 }, '👩a1', true],
    [{ pwMinLength: 3 }, '👩a', false],
    [{ pwLowercase: 2 }, 'aBCDE', false],
    [{ pwLowercase: 2 }, 'BaCDa', true],
    [{ pwUppercase: 2 }, 'abcDe', false],
    [{ pwUppercase: 2 }, 'DabcD', true],
    [{ pwNumbers: 2 }, 'one1', false],
    [{ pwPwNumbers: 2 }, '1one1', true],
    [{ pwSpecialCharacters: 2 }, 'a!', false],
    [{ pwSpecialCharacters: 2 }, '!a!', true],
    [{ pwSpecialCharacters: 1 }, 'no sign here', false],
    [{ pwSpecialCharacters: 1 }, 'grün', false],
    [
      { pwMinLength: 8, pwLowercase: 1, pwUppercase: 1, pwNumbers: 1, pwSpecialCharacters: 1 },
      'Tide-4u!',
      true,
    ],
    [
      { pwMinLength: 8, pwLowercase: 1, pwUppercase: 1, pwNumbers: 1, pwSpecialCharacters: 1 },
      'Tide4you',
      false,
    ],
  ])('of %j takes "%s": %s', (policy, password, expected) => {
    expect(accepts(policy, password)).toBe(expected);
  });

  it.each('. @ $ ! % * + ? & # < = > ^ : ; , - / \\ ( ) { } [ ] | ` ~ _ " \''.split(' '))(
    'counts %s as special',
    (character) => {
      expect(accepts({ pwSpecialCharacters: 1 }, `a${character}`)).toBe(true);
    },
  );
});

describe('passwordRulePhrases', () => {
  it('has one phrase for each count above 0', () => {
    expect(passwordRulePhrases({ length: 8, lowercase: 0, uppercase: 2, digits: 1, special: 3 })).toEqual([
      { key: 'id.pwLength', values: { n: 8 } },
      { key: 'id.pwUpper', values: { n: 2 } },
      { key: 'id.pwDigits', values: { n: 1 } },
      { key: 'id.pwSpecial', values: { n: 3 } },
    ]);
    expect(passwordRulePhrases(NONE)).toEqual([]);
  });
});

describe('exactPattern', () => {
  it.each(['', 'a.c', `a${SPECIAL_CHARACTERS}z`, '(x)*', '[a-z]+', '\\d', 'grün 👩‍🚀', '^start$'])(
    'of "%s" matches itself and nothing else',
    (text) => {
      const pattern = exactPattern(text);
      expect(matches(pattern, text)).toBe(true);
      expect([`${text}x`, `x${text}`, 'abc', '5'].map((other) => matches(pattern, other))).toEqual([
        false,
        false,
        false,
        false,
      ]);
    },
  );
});
