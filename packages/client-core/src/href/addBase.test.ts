import { describe, expect, test } from 'vitest';
import { addBase } from './addBase.ts';
import { removeBase } from './removeBase.ts';

describe('an address of the site', () => {
  test.each([
    ['/', '/news', '/news/'],
    ['/sport/?page=2#top', '/news', '/news/sport/?page=2#top'],
    ['/news/', '/news', '/news/news/'],
    ['/sport/', 'https://www.courier.example/news', 'https://www.courier.example/news/sport/'],
    ['/sport/', '', '/sport/'],
  ])('%s under %s is %s', (path, base, address) => {
    expect(addBase(path, base)).toBe(address);
  });

  test.each([
    'https://other.example/',
    '//other.example/',
    '#top',
    '?page=2',
    'mailto:desk@courier.example',
    '',
  ])('is not what %s is, which stays as it is', (address) => {
    expect(addBase(address, '/news')).toBe(address);
  });

  test.each([
    ['/news', '/news', '/'],
    ['/news/', '/news', '/'],
    ['/news/news/', '/news', '/news/'],
    ['https://www.courier.example/news/sport/', 'https://www.courier.example/news', '/sport/'],
    ['/sport/', '', '/sport/'],
  ])('%s without %s is %s', (address, base, path) => {
    expect(removeBase(address, base)).toBe(path);
  });

  test.each(['/', '/newsroom/', '/sport/news/'])(
    'does not stand at %s if the site is under /news',
    (address) => {
      expect(removeBase(address, '/news')).toBeUndefined();
    },
  );
});
