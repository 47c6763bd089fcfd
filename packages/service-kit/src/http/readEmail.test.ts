import { describe, expect, test } from 'vitest';
import { foldEmail, isEmail } from './readEmail.ts';

describe('isEmail', () => {
  test.each([
    'ada@example.com',
    'ada+news@mail.example.co.uk',
    "o'brien@example.com",
    'jürgen@bücher.example',
    'a@xn--bcher-kva.example',
  ])('takes %s', (address) => {
    expect(isEmail(address)).toBe(true);
  });

  test.each([
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada@example.com, bo@example.com',
    'ada@exam ple.com',
    'Ada <ada@example.com>',
    'ada@example.com\r\nBcc: bo@example.com',
    'ada@-example.com',
    'ada@example..com',
    'ada@@example.com',
    `${'a'.repeat(65)}@example.com`,
    `ada@${'a.'.repeat(130)}com`,
  ])('does not take %j', (address) => {
    expect(isEmail(address)).toBe(false);
  });
});

describe('foldEmail', () => {
  test('makes addresses that mean the same equal', () => {
    expect(foldEmail(' Ada@Example.COM ')).toBe('ada@example.com');
    expect(foldEmail('jose\u0301@example.com')).toBe(foldEmail('JOS\u00c9@example.com'));
  });
});
