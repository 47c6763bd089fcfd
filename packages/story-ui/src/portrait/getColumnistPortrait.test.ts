import { expect, test } from 'vitest';
import { getColumnistPortrait } from './getColumnistPortrait.ts';

const image = { url: '/media/ada.jpg', auth: { 2: 'key' } };
const ada = { type: 'author', name: 'Ada', image };
const scope = { site: {}, tokenVersion: '2' };
const column = (...by: object[]) => ({ subtype: 'column', credits: { by } });

test.each([
  ['a column', column(ada)],
  [
    'what its label calls an opinion',
    { ...column(ada), subtype: undefined, label: { basic: { text: 'Opinion' } } },
  ],
  ['a column whose other credit is nobody', column({ type: 'agency', name: 'Wire' }, ada)],
])('is that of the author of %s', (_, story) => {
  expect(getColumnistPortrait(story, scope)).toEqual(image);
});

test('is found where the author’s own record keeps it', () => {
  const kept = { ...ada, image: '/plain.jpg', additional_properties: { original: { image } } };
  expect(getColumnistPortrait(column(kept), scope)).toEqual(image);
});

test.each([
  ['of news', { ...column(ada), subtype: 'story' }, scope],
  ['of a column by two', column(ada, { ...ada, name: 'Ben' }), scope],
  ['without an image', column({ type: 'author', name: 'Ada' }), scope],
  ['of another token version', column(ada), { ...scope, tokenVersion: '3' }],
  ['on a site that wants none', column(ada), { ...scope, site: { columnistPortraits: false } }],
])('is none %s', (_, story, given) => {
  expect(getColumnistPortrait(story, given)).toBeUndefined();
});
