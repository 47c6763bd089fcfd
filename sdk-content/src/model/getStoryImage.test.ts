import { describe, expect, it } from 'vitest';
import { getStoryImage } from '../index.ts';

const own = { type: 'image', url: '/media/own.jpg' };
const poster = { type: 'image', url: '/media/poster.jpg' };
const video = { type: 'video', url: '/v/1', promo_items: { basic: poster } };

describe('getStoryImage', () => {
  it.each([
    ['its own picture before that of its lead art', { basic: own, lead_art: video }, own],
    ['that of its lead art', { lead_art: video }, poster],
    ['that of its lead art where its own item is no picture', { basic: video, lead_art: video }, poster],
    [
      'that of its lead art where its own has no address',
      { basic: { type: 'image' }, lead_art: video },
      poster,
    ],
    [
      'none where that of its lead art has no address either',
      { lead_art: { promo_items: { basic: { type: 'image' } } } },
      undefined,
    ],
    ['none where its own picture has no address', { basic: { type: 'image' } }, undefined],
    ['none where only the lead art itself is a picture', { lead_art: own }, undefined],
    ['none without promo items', undefined, undefined],
  ])('answers %s', (_case, promo_items, expected) => {
    expect(getStoryImage({ promo_items })).toEqual(expected);
  });
});
