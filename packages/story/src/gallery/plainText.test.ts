import { expect, test } from 'vitest';
import { plainText } from './plainText.ts';

test.each([
  ['The <i>Saltgate</i>', 'The Saltgate'],
  ['Fish &amp; chips &lt;b&gt;', 'Fish & chips <b>'],
  ['a&#38;b &#x2014; c', 'a&b — c'],
  ['one<br>\n  two&nbsp;three ', 'one two three'],
  ['&unknown; &#0; &#x110000;', '&unknown; &#0; &#x110000;'],
  ['&amp;lt;', '&lt;'],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});
