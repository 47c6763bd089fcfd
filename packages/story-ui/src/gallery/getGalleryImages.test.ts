import { expect, test } from 'vitest';
import { getGalleryImages, narrowImage } from './getGalleryImages.ts';

const shown = { tokenVersion: '2', hideTitle: false, hideCaption: false, hideCredits: false };
const image = {
  _id: 'img-1',
  type: 'image',
  url: 'https://example.com/1.jpg',
  auth: { 1: 'old', 2: 'new' },
  width: 3000,
  height: 2000,
  focal_point: { x: 5, y: 6 },
  alt_text: 'A boat',
  subtitle: 'High water',
  caption: 'At <b>midnight</b>',
  credits: { by: [{ name: 'Lena Fars' }] },
};

test('keeps what a carousel shows, and the one token that is in force', () => {
  expect(getGalleryImages([image], shown)).toEqual([
    {
      source: {
        _id: 'img-1',
        url: 'https://example.com/1.jpg',
        auth: { 2: 'new' },
        width: 3000,
        height: 2000,
      },
      alt: 'A boat',
      texts: { title: 'High water', caption: 'At <b>midnight</b>', credit: '(Lena Fars)' },
    },
  ]);
});

test('leaves out the texts that are hidden', () => {
  const [shownImage] = getGalleryImages([image], {
    ...shown,
    hideTitle: true,
    hideCaption: true,
    hideCredits: true,
  });
  expect(shownImage?.texts).toEqual({});
});

test.each([
  ['is no picture', { ...image, type: 'video' }],
  ['has no address', { ...image, url: undefined }],
])('leaves out what %s', (_, element) => {
  expect(getGalleryImages([element], shown)).toEqual([]);
});

test('takes an element that does not say what it is for an image', () => {
  expect(getGalleryImages([{ url: '/1.jpg' }], shown)).toEqual([
    { source: { url: '/1.jpg', auth: {} }, alt: '', texts: {} },
  ]);
});

test('has no images without elements', () => {
  expect(getGalleryImages(undefined, shown)).toEqual([]);
});

test('survives JSON', () => {
  const images = getGalleryImages([image, { url: '/1.jpg' }], shown);
  expect(JSON.parse(JSON.stringify(images))).toEqual(images);
});

test('narrows an image to what a resizer needs, focal point included', () => {
  expect(narrowImage({ ...image }, '1')).toEqual({
    _id: 'img-1',
    url: 'https://example.com/1.jpg',
    auth: { 1: 'old' },
    focal_point: { x: 5, y: 6 },
    width: 3000,
    height: 2000,
  });
});
