import { describe, expect, it } from 'vitest';
import { findNumbered } from './storyPath.ts';

const paths = new Map([['12', '/2020/01/01/story/']]);

describe('an address by number', () => {
  it.each([
    ['https://old.example/', '/?p=12'],
    ['https://old.example/', '/index.php?page_id=12'],
    ['https://old.example/', '/?p=12&preview=true'],
    ['https://old.example/blog/', '/blog/?p=12'],
    ['https://old.example/blog/', '/blog?p=12'],
    ['https://old.example/blog/', '/blog/index.php?p=12'],
    [undefined, '/?p=12'],
  ])('at %s leads to its story: %s', (baseUrl, address) => {
    const url = new URL(address, 'https://old.example');
    expect(findNumbered(url, { baseUrl, paths })).toBe('/2020/01/01/story/');
  });

  it.each([
    ['https://old.example/', '/forum/viewtopic.php?f=2&p=12'],
    ['https://old.example/', '/shop/?p=12'],
    ['https://old.example/', '/files/plan.pdf?p=12'],
    ['https://old.example/', '/shop/index.php?p=12'],
    ['https://old.example/blog/', '/?p=12'],
    ['https://old.example/blog/', '/index.php?p=12'],
    ['https://old.example/blog/', '/blogger?p=12'],
    ['https://old.example/', '/?p=13'],
    ['https://old.example/', '/?q=12'],
    [undefined, '/shop/?p=12'],
  ])('at %s leads to no story when it is of something else: %s', (baseUrl, address) => {
    const url = new URL(address, 'https://old.example');
    expect(findNumbered(url, { baseUrl, paths })).toBeUndefined();
  });
});
