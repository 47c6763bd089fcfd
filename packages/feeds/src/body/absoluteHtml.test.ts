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

test.each([
  ['<img alt="A &gt; B"\n  hidden   src="/a.jpg" >', `<img alt="A &gt; B" src="${HOME}/a.jpg">`],
  ['<<a href="/a">x', `<<a href="${HOME}/a">x`],
  ['<a href="/a" <b class="c">x</b>', '<a href="/a" <b>x</b>'],
  ['<!-- <a class="c">x</a> --><![CDATA[<i class="c">]]>', '<!-- <a>x</a> --><![CDATA[<i>]]>'],
  ['<a href="/a', '<a href="/a'],
])('%j, with unusual spaces or broken markup, becomes %j', (html, absolute) => {
  expect(absoluteHtml(html, HOME)).toBe(absolute);
});

test.each(['<', '<a', '<a ', '<a b="', '<a b="c" ', '<a b="<a b=" '])(
  'a megabyte of %j, which ends no tag, stays as it is',
  (part) => {
    const html = part.repeat(1_000_000 / part.length);
    expect(absoluteHtml(html, HOME)).toBe(html);
  },
);

test('a megabyte of spaces in a tag is read once', () => {
  expect(absoluteHtml(`<a${' '.repeat(1_000_000)}hidden href="/a">x</a>`, HOME)).toBe(
    `<a href="${HOME}/a">x</a>`,
  );
});
