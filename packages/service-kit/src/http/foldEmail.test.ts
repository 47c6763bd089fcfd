import { describe, expect, test } from 'vitest';
import { foldDomain, foldEmail, isEmail, toWrittenEmail } from './foldEmail.ts';

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

  test.each(['lotte@bücher.example', 'Lotte@BÜCHER.example', 'lotte@bu\u0308cher。example'])(
    'makes %s the address that browsers send for it',
    (typed) => {
      expect(foldEmail(typed)).toBe('lotte@xn--bcher-kva.example');
      expect(foldEmail(foldEmail(typed))).toBe('lotte@xn--bcher-kva.example');
      expect(toWrittenEmail(foldEmail(typed))).toBe('lotte@bücher.example');
    },
  );

  test.each(['xn--bcher-kva.example', '/tags/xn--bcher-kva/', 'Lotte', ''])(
    'shows %j, which is no address, as it is',
    (text) => {
      expect(toWrittenEmail(text)).toBe(text);
    },
  );

  test('makes a domain with vowel signs one that is an address', () => {
    expect(isEmail(foldEmail('asha@डाटा.भारत'))).toBe(true);
    expect(foldDomain('डाटा.भारत')).toBe('xn--c2bd1gb.xn--h2brj9c');
  });

  test.each(['a@b', 'a', '', 'a@xn--.example', 'a@１.２.３.４', 'a@bü%63her.example', 'a@bücher.example/x'])(
    'keeps %j, whose domain has no such form',
    (typed) => {
      expect(foldEmail(typed)).toBe(typed.normalize('NFC').toLowerCase());
    },
  );
});
