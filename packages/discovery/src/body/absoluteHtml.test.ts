import { expect, test } from 'vitest';
import { absoluteHtml } from './absoluteHtml.ts';

const HOME = 'https://www.courier.example';

test.each([
  ['<a href="/a/?b=1&amp;c">x</a>', `<a href="${HOME}/a/?b=1&amp;c">x</a>`],
  ['<a href="//cdn.example/a">x</a>', '<a href="https://cdn.example/a">x</a>'],
  ['<a href="#note">x</a>', '<a>x</a>'],
  ['<a href="mailto:a@b.example">x</a>', '<a href="mailto:a@b.example">x</a>'],
  ['<a href="javascript:x">x</a>', '<a>x</a>'],
  ['<img src="a b.jpg" alt="A &lt; B" class="c">', `<img src="${HOME}/a%20b.jpg" alt="A &lt; B">`],
  [
    '<figure class="bs-embed" data-embed-src="https://x.example/"><b>x</b></figure>',
    '<figure><b>x</b></figure>',
  ],
  ['Say href="/a" and 1 &lt; 2 > 1', 'Say href="/a" and 1 &lt; 2 > 1'],
])('%s becomes %s', (html, absolute) => {
  expect(absoluteHtml(html, HOME)).toBe(absolute);
});
