import { expect, test } from 'vitest';
import { creditsLine } from './creditsLine.ts';

const people = (...names: (string | undefined)[]) => names.map((name) => ({ name }));

test.each([
  ['one name', { by: people('Lena Fars') }, '(Lena Fars)'],
  ['names with commas', { by: people('Lena Fars', 'Obi Rowntree') }, '(Lena Fars, Obi Rowntree)'],
  ['an affiliation alone', { affiliation: people('Courier') }, '(Courier)'],
  [
    'names, a slash and affiliations',
    { by: people('Lena Fars', 'Obi Rowntree'), affiliation: people('Courier', 'Coast Agency') },
    '(Lena Fars, Obi Rowntree / Courier, Coast Agency)',
  ],
  ['those who have a name', { by: people(undefined, 'Lena Fars') }, '(Lena Fars)'],
  ['nothing without a name', { by: people(undefined), affiliation: [] }, ''],
  ['nothing without credits', undefined, ''],
])('prints %s', (_, credits, line) => {
  expect(creditsLine({ credits })).toBe(line);
});

test('prefers the vanity credits', () => {
  const credits = { by: people('Lena Fars') };
  expect(creditsLine({ credits, vanity_credits: { by: people('The readers') } })).toBe('(The readers)');
  expect(creditsLine({ credits, vanity_credits: {} })).toBe('');
});
