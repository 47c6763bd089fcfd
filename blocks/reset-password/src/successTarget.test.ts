import { describe, expect, it } from 'vitest';
import { successForm, withResetMark } from './successTarget.ts';

describe('the address after a new password', () => {
  it.each([
    ['/account/login/', '/account/login/?reset_password=true'],
    ['/account/login/?plan=a', '/account/login/?plan=a&reset_password=true'],
    ['/account/login/#form', '/account/login/?reset_password=true#form'],
    ['/login/?a=b#c?d#e', '/login/?a=b&reset_password=true#c?d#e'],
  ])('of %s is %s', (address, marked) => {
    expect(withResetMark(address)).toBe(marked);
  });
});

describe('the form that leads there without script', () => {
  const MARK = ['reset_password', 'true'];

  it.each([
    ['/account/login/', '/account/login/', []],
    [
      '/login/?plan=a%20b&plan=c',
      '/login/',
      [
        ['plan', 'a b'],
        ['plan', 'c'],
      ],
    ],
    ['/login/?next=/a?b#form', '/login/#form', [['next', '/a?b']]],
    ['https://www.courier.test/login/', '/login/', []],
  ])('keeps the path and the values of %s', (address, action, values) => {
    expect(successForm(address, 'https://www.courier.test')).toEqual({ action, values: [...values, MARK] });
  });

  it.each(['https://evil.example/', '//evil.example', 'javascript:alert(1)', ''])(
    'leads home instead of to %j',
    (address) => {
      expect(successForm(address)).toEqual({ action: '/', values: [MARK] });
    },
  );
});
