import { expect, test } from 'vitest';
import { getPortrait } from './getPortrait.ts';

const signed = { url: '/signed.jpg', auth: { 2: 'token' } };
const plain = { url: '/plain.jpg' };

test.each([
  ['the first picture with a token', [plain, 'https://x.example/a.jpg', signed], signed],
  ['the first with an address where none has a token', ['/a.jpg', plain], { url: '/a.jpg' }],
  [
    'the first with an address where tokens are of another version',
    [plain, { url: '/b.jpg', auth: { 1: 't' } }],
    plain,
  ],
  ['a picture with an address before one without', [{ auth: { 2: 'token' } }, plain], plain],
  ['none where there is none', [undefined, {}], undefined],
])('takes %s', (_, places, portrait) => {
  expect(getPortrait(places, '2')).toEqual(portrait);
});
