import { describe, expect, it } from 'vitest';
import { parseAuth, parseFocalPoint, parseImage, parseImages } from '../index.ts';

const image = {
  _id: 'img-harbour',
  type: 'image',
  url: 'https://cdn.test/harbour.jpg',
  auth: { 1: 'old', 2: 'new' },
  width: 3000,
  height: 2000,
  alt_text: 'The harbour',
  caption: 'At dawn',
  subtitle: 'Harbour',
  focal_point: { x: 10, y: 20 },
  alignment: 'left',
  credits: { by: [{ name: 'Lena Fars' }], affiliation: [{ name: 'Courier' }] },
  vanity_credits: { by: [{ name: 'L. F.' }] },
  additional_properties: { link: '/coast/' },
};

describe('parseImage', () => {
  it('reads every field of a full image as it is', () => {
    expect(parseImage(image)).toEqual(image);
  });

  it('reads the other spelling of vanity credits', () => {
    expect(parseImage({ vanityCredits: { by: [{ name: 'L. F.' }] } })).toEqual({
      vanity_credits: { by: [{ name: 'L. F.' }] },
    });
  });

  it('prefers the usual spelling of vanity credits', () => {
    const both = { vanity_credits: { by: [{ name: 'A' }] }, vanityCredits: { by: [{ name: 'B' }] } };
    expect(parseImage(both)?.vanity_credits).toEqual({ by: [{ name: 'A' }] });
  });

  it('keeps the good fields of an image whose others have wrong types', () => {
    expect(
      parseImage({ ...image, width: '3000', auth: 'token', focal_point: [1, 2], credits: 'Lena' }),
    ).toEqual({
      ...Object.fromEntries(
        Object.entries(image).filter(([key]) => !['width', 'auth', 'focal_point', 'credits'].includes(key)),
      ),
    });
  });
});

describe('parseImages', () => {
  it('keeps the entries that are objects', () => {
    expect(parseImages([image, 'img-harbour', null])).toEqual([image]);
  });
});

describe('parseAuth and parseFocalPoint', () => {
  it('reads numeric tokens as text and leaves other values out', () => {
    expect(parseAuth({ 1: 42, 2: 'token', 3: '', 4: { token: 'a' } })).toEqual({ 1: '42', 2: 'token' });
  });

  it('keeps the coordinates that are numbers', () => {
    expect(parseFocalPoint({ x: 0, y: '20' })).toEqual({ x: 0 });
  });
});
