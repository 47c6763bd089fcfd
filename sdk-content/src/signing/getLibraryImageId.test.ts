import { describe, expect, it } from 'vitest';
import { getLibraryImageId } from './getLibraryImageId.ts';

const id = 'ABCDEFGHIJKLMNOPQRSTUVWX_1';
const host = 'cloudfront-us-east-1.images.arcpublishing.com';

describe('getLibraryImageId', () => {
  it.each([
    `https://${host}/courier/${id}.jpg`,
    `https://${host}/courier/${id}.jpeg`,
    `https://${host}/courier/${id}.JPG`,
    `https://${host}/courier/${id}`,
    `https://${host}/${id}.png?width=300#top`,
  ])('finds the id in %s', (url) => expect(getLibraryImageId(url)).toBe(id));

  it.each([
    ['of another scheme', `http://${host}/${id}.jpg`],
    ['of another host', `https://images.arcpublishing.com/${id}.jpg`],
    ['of a CDN of somebody else', `https://cloudfront.courier.test/${id}.jpg`],
    ['with the host in its path', `https://courier.test/${host}/${id}.jpg`],
    ['with 25 characters', `https://${host}/${id.slice(1)}.jpg`],
    ['with 27 characters', `https://${host}/${id}2.jpg`],
    ['with another character', `https://${host}/${id.slice(1)}-.jpg`],
    ['with an extension of two letters', `https://${host}/${id}.js`],
    ['with an extension of five letters', `https://${host}/${id}.jpegs`],
    ['with a slash at its end', `https://${host}/${id}/`],
    ['that is a path', `/${id}.jpg`],
    ['that is empty', ''],
  ])('finds nothing in an address %s', (_what, url) => expect(getLibraryImageId(url)).toBeUndefined());
});
