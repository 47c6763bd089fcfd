import fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainLine, plainText } from '../index.ts';

test.each([
  ['<b>Salt</b> &amp; rope', 'Salt & rope'],
  ['Caf&eacute; &#8212; &#x2019;tis', 'Café — ’tis'],
  ['&THORN;&yuml;&nbsp;&szlig;', 'Þÿ\u00A0ß'],
  ['AT&T <3 you', 'AT&T <3 you'],
  ['&lt;b&gt; is a tag', '<b> is a tag'],
  ['&amp;lt; stays written', '&lt; stays written'],
  ['&unknown; &#0; &#1114112;', '&unknown; \uFFFD \uFFFD'],
  ['One<br>two<p>three</p>four<br/>five', 'One two three four five'],
  ['Sea<wbr>wall<em>s</em>', 'Seawalls'],
  ['a<script>alert("<b>")</script>b<style>p{}</style>c<!-- no > -->d', 'abcd'],
  ['cut off<img src="a.jpg"', 'cut off'],
  ['cut off<script>alert(1)', 'cut off'],
  ['one\u0000\u0007\r\n\ttwo\u2028three', 'one two three'],
  ['half \uD83D pair', 'half \uFFFD pair'],
])('reads %j as %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([undefined, '', ' \n ', '<br>', '<b></b>', '<script>x</script>'])('finds nothing in %j', (html) => {
  expect(plainText(html)).toBeUndefined();
});

test('takes a plain line as it is written', () => {
  expect(plainLine(' R&amp;D \n <x> ')).toBe('R&amp;D <x>');
});

test('reads back any text that was escaped', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      expect(plainText(escaped)).toBe(plainLine(text));
    }),
  );
});

test('reads markup that never ends in one pass', () => {
  const opened = '<script><!--<a "'.repeat(20_000);
  expect(plainText(`before ${opened}`)).toBe('before');
});
