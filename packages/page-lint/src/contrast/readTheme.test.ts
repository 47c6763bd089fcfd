import { expect, test } from 'vitest';
import { readTheme } from './readTheme.ts';

test('reads each token for both schemes, and of two definitions the last', () => {
  const { light, dark } = readTheme(
    '--bs-ink:light-dark(#000,#fff);--bs-brand:light-dark(red,white);--bs-ink:light-dark(#111111,#eeeeee)',
  );
  expect([...light]).toEqual([
    ['ink', '#111111'],
    ['brand', '#ff0000'],
  ]);
  expect([...dark]).toEqual([
    ['ink', '#eeeeee'],
    ['brand', '#ffffff'],
  ]);
});

test('leaves a colour out that it cannot read, in the scheme that has it alone', () => {
  const { light, dark } = readTheme(
    '--bs-ink:light-dark(#000,fancy);--bs-paper:light-dark(fancy,#000);--bs-rule:#000',
  );
  expect([[...light], [...dark]]).toEqual([[['ink', '#000000']], [['paper', '#000000']]]);
});
