import { describe, expect, it } from 'vitest';
import { preparePortraits } from './preparePortraits.ts';

const address = 'https://cdn.test/idris.jpg';
const asImage = { type: 'image', url: address };

describe('preparePortraits', () => {
  it.each([
    [
      'marks the picture object of an author',
      { type: 'author', image: { url: address } },
      { type: 'author', image: asImage },
    ],
    [
      'gives an author whose picture is an address a picture object beside it',
      { type: 'author', image: address },
      { type: 'author', image: address, ansImage: asImage },
    ],
    [
      'does the same for the record of the author',
      { type: 'author', additional_properties: { more: 1, original: { image: address } } },
      {
        type: 'author',
        additional_properties: { more: 1, original: { image: address, ansImage: asImage } },
      },
    ],
    [
      'finds authors wherever they stand',
      { credits: { by: [{ type: 'author', image: address }] } },
      { credits: { by: [{ type: 'author', image: address, ansImage: asImage }] } },
    ],
    [
      'takes any text of an authors list for an address',
      { authors: [{ image: '/idris.jpg' }, { image: { url: address } }, 'nobody'] },
      {
        authors: [
          { image: '/idris.jpg', ansImage: { type: 'image', url: '/idris.jpg' } },
          { image: asImage },
          'nobody',
        ],
      },
    ],
    [
      'keeps a picture object that is there',
      { type: 'author', image: address, ansImage: { type: 'image', auth: { 2: 'token' } } },
      { type: 'author', image: address, ansImage: { type: 'image', auth: { 2: 'token' } } },
    ],
    ['leaves a path in a credit', { type: 'author', image: '/a.jpg' }, { type: 'author', image: '/a.jpg' }],
    ['leaves an empty picture', { authors: [{ image: '' }] }, { authors: [{ image: '' }] }],
    ['leaves a picture without an url', { type: 'author', image: {} }, { type: 'author', image: {} }],
    ['leaves what is no author', { type: 'story', image: address }, { type: 'story', image: address }],
    ['leaves an answer that is no object', '', ''],
  ])('%s', (_what, answer, prepared) => {
    const before = structuredClone(answer);
    expect(preparePortraits(answer)).toEqual(prepared);
    expect(answer).toEqual(before);
  });
});
