import { expect, test } from 'vitest';
import { readChosenImage } from './chosenImage.ts';
import type { ChosenImage } from './chosenImage.ts';

const LIBRARY_ID = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LIBRARY_URL = `https://cloudfront-eu.images.arcpublishing.com/courier/${LIBRARY_ID}.jpg`;
const scope = { site: { id: 'courier', resizerURL: '/resizer/v2/' }, tokenVersion: '2' };

const read = (chosen: Partial<ChosenImage>) =>
  readChosenImage({ url: undefined, id: undefined, auth: undefined, ...chosen }, scope);

const requested = (chosen: Partial<ChosenImage>) => {
  const choice = read(chosen);
  return choice.kind === 'unsigned' ? choice.request : choice.kind;
};

test.each([undefined, '', '  '])('is none for the URL %j', (url) => {
  expect(read({ url, id: 'quay', auth: '{"2":"token"}' })).toEqual({ kind: 'none' });
});

test('takes the stored token where the URL holds the stored id, and asks nobody', () => {
  const chosen = { url: '/media/quay.jpg', id: 'quay', auth: '{"2":"token"}', focalPoint: '{"x":3,"y":4}' };
  expect(read(chosen)).toEqual({
    kind: 'ready',
    image: { _id: 'quay', url: '/media/quay.jpg', auth: { 2: 'token' }, focal_point: { x: 3, y: 4 } },
  });
});

test.each([
  ['no id', { auth: '{"2":"token"}' }],
  ['the id of another image', { id: 'pier', auth: '{"2":"token"}' }],
  ['no token', { id: 'quay' }],
  ['tokens that are empty', { id: 'quay', auth: '{}' }],
  ['a token of another version', { id: 'quay', auth: '{"1":"token"}' }],
  ['tokens that are no JSON', { id: 'quay', auth: '{"2":' }],
  ['tokens that are no object', { id: 'quay', auth: '["token"]' }],
])('has the URL signed for %s', (_, stored) => {
  expect(requested({ url: '/media/quay.jpg', ...stored })).toEqual({
    source: 'signing-service',
    query: { id: '/media/quay.jpg' },
  });
});

test('has the id of a library image signed, and names the image by it', () => {
  expect(requested({ url: LIBRARY_URL })).toEqual({ source: 'signing-service', query: { id: LIBRARY_ID } });
  expect(read({ url: LIBRARY_URL })).toMatchObject({ image: { _id: LIBRARY_ID, url: LIBRARY_URL } });
});

test('keeps a stored token for when signing fails', () => {
  expect(read({ url: '/media/quay.jpg', id: 'pier', auth: '{"2":"token"}' })).toMatchObject({
    stored: { _id: 'pier', auth: { 2: 'token' } },
  });
});

test('has nothing signed on a site without a resizer', () => {
  const chosen = { url: ' /media/quay.jpg ', id: undefined, auth: undefined };
  expect(readChosenImage(chosen, { site: { id: 'courier' }, tokenVersion: '2' })).toEqual({
    kind: 'ready',
    image: { url: '/media/quay.jpg', focal_point: undefined },
  });
});
