import { expect, test } from 'vitest';
import { readWalletBuyer } from './readWalletBuyer.ts';

const ADDRESS = {
  line1: 'Am Kai 12',
  line2: null,
  city: 'Hamburg',
  state: '',
  postal_code: '20095',
  country: 'DE',
};
const NORA = { name: 'Nora Maria Neumann', email: 'nora@example.com', address: ADDRESS };

test('a wallet tells who pays, and only the country of the address is for the taxes', () => {
  expect(readWalletBuyer(NORA)).toEqual({
    kind: 'buyer',
    buyer: {
      email: 'nora@example.com',
      names: { firstName: 'Nora Maria', lastName: 'Neumann' },
      area: { line1: '', locality: '', region: '', postal: '', country: 'DE' },
      address: {
        line1: 'Am Kai 12',
        locality: 'Hamburg',
        region: 'Hamburg',
        postal: '20095',
        country: 'DE',
      },
    },
  });
});

test.each([
  ['WA', 'US'],
  ['wa', 'us'],
  ['Washington', 'US'],
])('the state %s of %s decides the taxes', (state, country) => {
  const read = readWalletBuyer({ ...NORA, address: { ...ADDRESS, state, country } });
  expect(read).toMatchObject({ kind: 'buyer', buyer: { area: { region: 'WA', country: 'US' } } });
});

test.each([
  ['one name', 'Nora', { firstName: 'Nora' }],
  ['no name', '', {}],
  ['a name that is absent', undefined, {}],
  ['a long first name', `${'N'.repeat(150)} Neumann`, { firstName: 'N'.repeat(100), lastName: 'Neumann' }],
  ['a long family name', `Nora ${'\u{20000}'.repeat(70)}`, { lastName: '\u{20000}'.repeat(50) }],
  ['a name whose end is half a character', `${'N'.repeat(99)}\u{20000}`, { firstName: 'N'.repeat(99) }],
  ['a name of another script', '山田 太郎', { firstName: '山田', lastName: '太郎' }],
])('%s is enough', (_title, name, names) => {
  expect(readWalletBuyer({ ...NORA, name })).toMatchObject({ kind: 'buyer', buyer: { names } });
});

test.each([
  ['nothing', undefined, 'email'],
  ['no email', { ...NORA, email: undefined }, 'email'],
  ['an email that is a number', { ...NORA, email: 7 }, 'email'],
  ['an email with a line break', { ...NORA, email: 'nora@example.com\r\nBcc: all@example.com' }, 'email'],
  ['two emails', { ...NORA, email: 'a@example.com,b@example.com' }, 'email'],
  ['an email without a host', { ...NORA, email: 'nora@' }, 'email'],
  ['a very long email', { ...NORA, email: `${'n'.repeat(300)}@example.com` }, 'email'],
  ['a name of 10,000 characters', { ...NORA, name: 'N'.repeat(10_000) }, 'name'],
  ['a name with control characters', { ...NORA, name: 'Nora\u0000' }, 'name'],
  ['a name that turns the direction', { ...NORA, name: 'Nora\u202E' }, 'name'],
  ['no address', { ...NORA, address: undefined }, 'address'],
  ['no country', { ...NORA, address: { ...ADDRESS, country: '' } }, 'address'],
  ['a country that does not exist', { ...NORA, address: { ...ADDRESS, country: 'XX' } }, 'address'],
  ['a city with a bell', { ...NORA, address: { ...ADDRESS, city: 'Ham\u0007burg' } }, 'address'],
  [
    'a street of 10,000 characters',
    { ...NORA, address: { ...ADDRESS, line1: 's'.repeat(10_000) } },
    'address',
  ],
  ['the United States without a state', { ...NORA, address: { ...ADDRESS, country: 'US' } }, 'address'],
  [
    'a state that does not exist',
    { ...NORA, address: { ...ADDRESS, country: 'US', state: 'XX' } },
    'address',
  ],
])('%s names the part that cannot be used', (_title, given, part) => {
  expect(readWalletBuyer(given)).toEqual({ kind: 'unusable', part });
});
