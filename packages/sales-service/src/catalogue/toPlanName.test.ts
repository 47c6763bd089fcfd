import { expect, test } from 'vitest';
import { toPlanName } from './toPlanName.ts';

test.each([
  ['its product and its price', { priceCode: 'm', name: 'monthly' }, 'Supporter, monthly'],
  [
    'the price alone that names the product',
    { priceCode: 'm', name: 'Supporter monthly' },
    'Supporter monthly',
  ],
  ['the code of a price without a name', { priceCode: 'supporter-monthly' }, 'Supporter, supporter-monthly'],
  ['the product alone without anything of a price', {}, 'Supporter'],
])('a plan is named by %s', (_what, price, name) => {
  expect(toPlanName('Supporter', price)).toBe(name);
});
