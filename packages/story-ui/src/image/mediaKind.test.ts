import { expect, test } from 'vitest';
import { getLeadMediaKind, mediaKind } from './mediaKind.ts';

test.each([
  ['video', { type: 'video' }],
  ['gallery', { type: 'gallery', promo_items: { lead_art: { type: 'video' } } }],
  ['image', { type: 'image' }],
  ['video', { type: 'story', promo_items: { lead_art: { type: 'video' } } }],
  ['gallery', { type: 'story', promo_items: { basic: { type: 'image' }, lead_art: { type: 'gallery' } } }],
  ['image', { promo_items: { lead_art: { type: 'image' } } }],
  ['video', { promo_items: { lead_art: { type: 'story', promo_items: { lead_art: { type: 'video' } } } } }],
  ['other', { type: 'story', promo_items: { basic: { type: 'video' } } }],
  ['other', { type: 'story', promo_items: { lead_art: { type: 'raw_html' } } }],
  ['other', {}],
])('%s for %j', (kind, item) => {
  expect(mediaKind(item)).toBe(kind);
});

test.each([
  ['gallery', { type: 'story', promo_items: { lead_art: { type: 'image' } } }],
  ['gallery', { type: 'gallery' }],
  ['video', { type: 'video' }],
  ['other', { type: 'story' }],
])('in the largest size %s for %j', (kind, item) => {
  expect(getLeadMediaKind(item)).toBe(kind);
});
