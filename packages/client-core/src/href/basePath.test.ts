import { describe, expect, test } from 'vitest';
import { addBase, addBaseToHtml, removeBase } from './basePath.ts';

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

describe('markup of authors', () => {
  test('has its own addresses under the path, and others as they are', () => {
    const html =
      '<a href="/sport/">Sport</a> <a href="https://other.example/a/">A</a> <a href="//cdn.example/">B</a>' +
      '<img src="/media/a.jpg" srcset="/media/a.jpg 1x, /media/b.jpg 2x, https://c.example/c.jpg 3x">';
    expect(addBaseToHtml(html, '/news')).toBe(
      '<a href="/news/sport/">Sport</a> <a href="https://other.example/a/">A</a> <a href="//cdn.example/">B</a>' +
        '<img src="/news/media/a.jpg" srcset="/news/media/a.jpg 1x, /news/media/b.jpg 2x, https://c.example/c.jpg 3x">',
    );
  });

  test('keeps text that looks like an attribute of nothing else', () => {
    expect(addBaseToHtml('<p title="a/b">see /sport/</p>', '/news')).toBe('<p title="a/b">see /sport/</p>');
  });
});
