import { describe, expect, test } from 'vitest';
import { addBaseToHtml } from './addBaseToHtml.ts';

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
