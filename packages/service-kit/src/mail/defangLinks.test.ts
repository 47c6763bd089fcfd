import { expect, test } from 'vitest';
import { defangLinks } from './defangLinks.ts';

/** What mail programs make links of: addresses with a scheme, names of hosts, addresses of mail. */
const LINK = /\p{L}[\p{L}\p{N}+.-]*:[^\s\u200B]|[\p{L}\p{N}-]\.\p{L}{2,}|[^\s\u200B]@[^\s\u200B]/u;

test.each([
  'https://evil.example/win?id=1',
  'HTTP://EVIL.EXAMPLE',
  'See www.evil.example today',
  'evil.example/x',
  'mailto:me@evil.example',
  'me@evil.example',
  'javascript:alert(1)',
  'bücher.example und Ж.рф',
  'http://192.0.2.7/',
])('of %s nothing is left that is a link, and readers see the same', (text) => {
  const plain = defangLinks(text);
  expect(plain).not.toMatch(LINK);
  expect(plain.replaceAll('\u200B', '')).toBe(text);
});

test.each(['Happy birthday!', 'At 9:30, for 12 €. Yours, Ada', 'One … two.', ''])(
  'a text without addresses stays as it is: %s',
  (text) => {
    expect(defangLinks(text)).toBe(text);
  },
);
