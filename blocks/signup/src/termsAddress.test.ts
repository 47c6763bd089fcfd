import { expect, it } from 'vitest';
import { termsAddress } from './termsAddress.ts';

it.each([
  ['the standard page', '/privacy-policy/', undefined, '/privacy-policy/'],
  ['what the editor set', '/terms/', undefined, '/terms/'],
  ['the privacy policy of an older page', '/privacy-policy/', '/old/', '/old/'],
  ['what the editor set since then', '/terms/', '/old/', '/terms/'],
  ['nowhere, if the editor wants it so', '', '/old/', ''],
  ['the standard page for an older page without an address', '/privacy-policy/', '', '/privacy-policy/'],
])('the terms lead to %s', (_, termsAndPrivacyURL, privacyURL, address) => {
  expect(termsAddress({ termsAndPrivacyURL, privacyURL })).toBe(address);
});
