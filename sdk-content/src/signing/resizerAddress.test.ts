import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resizerAddress } from '../index.ts';
import type { ResizableImage, ResizerOptions } from '../index.ts';

const image = { _id: 'ABC', url: 'https://cdn.test/a/ABC.jpg', auth: { 1: 'old', 2: 'token' } };
const options = { resizerURL: 'https://courier.test/resizer/', tokenVersion: '2' };

/** Returns the part of the URL after the resizer's own URL. */
function rest(given: ResizableImage, more: Partial<ResizerOptions> = {}): string | undefined {
  return resizerAddress(given, { ...options, ...more })?.replace(options.resizerURL, '');
}

describe('the source text', () => {
  it.each([
    ['the id and the extension of the url', image, 'ABC.jpg'],
    ['an extension of four letters', { ...image, url: '/a/ABC.webp' }, 'ABC.webp'],
    ['the extension before a query', { ...image, url: '/a.jpeg?v=1.png#x.gif' }, 'ABC.jpeg'],
    ['the id alone without an url', { ...image, url: undefined }, 'ABC'],
    ['the id alone without an extension', { ...image, url: 'https://cdn.test/a/ABC' }, 'ABC'],
    ['the id alone for an extension of other lengths', { ...image, url: '/a.js' }, 'ABC'],
    ['the id alone where only the host has a dot', { ...image, url: 'https://cdn.test' }, 'ABC'],
    [
      'the whole url encoded without an id',
      { ...image, _id: undefined },
      'https%3A%2F%2Fcdn.test%2Fa%2FABC.jpg',
    ],
    ['the whole url encoded for an empty id', { ...image, _id: '', url: '/a b.jpg' }, '%2Fa%20b.jpg'],
    ['an id that cannot leave its place', { ...image, _id: '../a?b#c' }, '..%2Fa%3Fb%23c.jpg'],
  ])('is %s', (_what, given, source) => {
    expect(rest(given)).toBe(`${source}?smart=true&auth=token`);
  });
});

describe('the parameters', () => {
  it.each([
    ['smart without a focal point', {}, {}, 'smart=true&auth=token'],
    ['focal with one', { focal_point: { x: 10, y: 20 } }, {}, 'focal=10,20&auth=token'],
    ['smart where x is 0', { focal_point: { x: 0, y: 20 } }, {}, 'smart=true&auth=token'],
    ['smart where y is 0', { focal_point: { x: 10, y: 0 } }, {}, 'smart=true&auth=token'],
    ['smart where y is missing', { focal_point: { x: 10 } }, {}, 'smart=true&auth=token'],
    [
      'smart where it is asked for',
      { focal_point: { x: 10, y: 20 } },
      { crop: 'smart' },
      'smart=true&auth=token',
    ],
    ['no crop where none is asked for', { focal_point: { x: 10, y: 20 } }, { crop: 'none' }, 'auth=token'],
    ['width and height last', {}, { width: 800, height: 450 }, 'smart=true&auth=token&width=800&height=450'],
    ['floored sizes', {}, { width: 800.9, height: 281.25 }, 'smart=true&auth=token&width=800&height=281'],
    ['no height that is not known', {}, { width: 800 }, 'smart=true&auth=token&width=800'],
    ['no width that is not known', {}, { height: 450 }, 'smart=true&auth=token&height=450'],
    ['no size under one', {}, { width: 0.5, height: -4 }, 'smart=true&auth=token'],
    ['no size that is no number', {}, { width: Number.NaN, height: Infinity }, 'smart=true&auth=token'],
    [
      'options before auth',
      {},
      { options: { quality: 80, filter: 'a b' } },
      'smart=true&quality=80&filter=a%20b&auth=token',
    ],
    [
      'an own focal option',
      {},
      { options: { quality: 80, focal: '1,2' } },
      'quality=80&focal=1,2&auth=token',
    ],
    [
      'an own smart option',
      { focal_point: { x: 1, y: 2 } },
      { options: { smart: false } },
      'smart=false&auth=token',
    ],
    [
      'no auth, width or height of the options',
      {},
      { width: 5, options: { auth: 'x', width: 1, height: 2 } },
      'smart=true&auth=token&width=5',
    ],
    ['no option that is undefined', {}, { options: { quality: undefined } }, 'smart=true&auth=token'],
    ['the token of its version', {}, { tokenVersion: '1' }, 'smart=true&auth=old'],
    ['encoded values', { auth: { 2: 'a&b=c' } }, {}, 'smart=true&auth=a%26b%3Dc'],
  ] satisfies readonly (readonly [string, ResizableImage, Partial<ResizerOptions>, string])[])(
    'have %s',
    (_what, given, more, parameters) => {
      expect(rest({ ...image, ...given }, more)).toBe(`ABC.jpg?${parameters}`);
    },
  );
});

describe('the resizer', () => {
  it.each([
    ['/resizer/v2/', '/resizer/v2/ABC.jpg?smart=true&auth=token'],
    ['/resizer/v2', '/resizer/v2/ABC.jpg?smart=true&auth=token'],
  ])('%s is followed by one slash', (resizerURL, address) => {
    expect(resizerAddress(image, { ...options, resizerURL })).toBe(address);
  });
});

describe('there is no address', () => {
  it.each([
    ['without a resizer', image, { resizerURL: undefined }],
    ['for an empty resizer', image, { resizerURL: '' }],
    ['without tokens', { ...image, auth: undefined }, {}],
    ['without a token of the version', image, { tokenVersion: '3' }],
    ['for an inherited token', image, { tokenVersion: 'toString' }],
    ['for an empty token', { ...image, auth: { 2: '' } }, {}],
    ['without id and url', { auth: image.auth }, {}],
    ['for an id that leads elsewhere', { _id: '..', auth: image.auth }, {}],
    ['for an url that leads elsewhere', { url: '.', auth: image.auth }, {}],
  ])('%s', (_what, given, more) => {
    expect(resizerAddress(given, { ...options, ...more })).toBeUndefined();
  });
});

describe('every address', () => {
  const anyImage = fc.record({
    _id: fc.oneof(fc.constantFrom('.', '..', '../'), fc.string({ unit: 'binary' })),
    url: fc.oneof(fc.webUrl(), fc.string({ unit: 'binary' })),
    auth: fc.constant({ 2: 'token' }),
    focal_point: fc.record({ x: fc.double(), y: fc.double() }),
  });
  const anySize = fc.oneof(fc.double(), fc.integer());

  it('is one path part below the resizer, with auth and whole sizes', () => {
    fc.assert(
      fc.property(anyImage, anySize, anySize, (given, width, height) => {
        const address = resizerAddress(given, { ...options, width, height });
        if (address === undefined) return;
        const { href, pathname, searchParams } = new URL(address);
        expect(href.startsWith(options.resizerURL)).toBe(true);
        expect(pathname.split('/')).toHaveLength(3);
        expect(searchParams.get('auth')).toBe('token');
        for (const name of ['width', 'height']) {
          expect(searchParams.get(name) ?? '1').toMatch(/^[1-9]\d*$/);
        }
      }),
    );
  });
});

describe('the URL of the resizer', () => {
  it.each([
    ['https://a.test/r', 'https://a.test/r/'],
    ['https://a.test//r///', 'https://a.test//r/'],
    ['//', '/'],
  ])('%s gets one slash at its end', (resizerURL, start) => {
    expect(resizerAddress(image, { ...options, resizerURL })).toBe(`${start}ABC.jpg?smart=true&auth=token`);
  });

  it('is read once, with a megabyte of slashes', () => {
    const resizerURL = `/${'/'.repeat(1_000_000)}r`;
    expect(resizerAddress(image, { ...options, resizerURL })).toBe(
      `${resizerURL}/ABC.jpg?smart=true&auth=token`,
    );
  });
});
