import { expect, test } from 'vitest';
import { pictureOf } from './pictureOf.ts';

const picture = { type: 'image', _id: 'own', url: '/own.jpg' };
const frame = { type: 'image', _id: 'frame', url: '/frame.jpg' };
const lead = { type: 'video', promo_items: { basic: frame } };

test.each([
  ['its own', { basic: picture, lead_art: lead }, picture],
  ['that of its lead art', { lead_art: lead }, frame],
  ['that of its lead art where its own has no address', { basic: { type: 'image' }, lead_art: lead }, frame],
  [
    'that of its lead art where its own is no image',
    { basic: { ...picture, type: 'video' }, lead_art: lead },
    frame,
  ],
  [
    'none where the lead art’s has no address',
    { lead_art: { promo_items: { basic: { type: 'image' } } } },
    undefined,
  ],
  [
    'none where the lead art’s is no image',
    { lead_art: { promo_items: { basic: { url: '/a.mp4' } } } },
    undefined,
  ],
  ['none without promo items', undefined, undefined],
])('the picture of an item is %s', (_, promo_items, expected) => {
  expect(pictureOf({ promo_items })).toBe(expected);
});
