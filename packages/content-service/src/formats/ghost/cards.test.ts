import { expect, test } from 'vitest';
import { cardElements } from './cards.ts';
import type { GhostContext } from './cards.ts';

const context: GhostContext = {
  baseUrl: 'https://tide.example/',
  onLost: () => undefined,
  onUnknown: () => undefined,
};

const embed = (html: string) =>
  cardElements(
    { name: 'embed', data: { url: 'https://twitter.com/tide/status/1234567890', html, metadata: {} } },
    context,
  );

test.each([
  [
    '<p>by</p><blockquote class="t">One</blockquote> and <BLOCKQUOTE>two</BLOCKQUOTE><script></script>',
    '<blockquote class="t">One</blockquote> and <BLOCKQUOTE>two</BLOCKQUOTE>',
  ],
  ['<blockquote>One</blockquote>', '<blockquote>One</blockquote>'],
])('an embedded post keeps the words that Ghost has of it: %s', (html, words) => {
  expect(embed(html)).toMatchObject([{ raw_oembed: { html: words } }]);
});

test.each(['</blockquote><blockquote>', '<blockquote>', '</blockquote>', '<blockquoted>a</blockquote>', ''])(
  'an embedded post without a whole quotation stays as its address gives it: %s',
  (html) => {
    expect(embed(html)).toEqual(embed('<p>none</p>'));
  },
);

/** Returns the shortest of several times in milliseconds. */
function timeOf(run: () => void): number {
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return Math.min(...times);
}

test('sixteen times the markup of an embedded post takes about sixteen times as long', () => {
  const unclosed = (starts: number) => '<blockquote '.repeat(starts);
  const small = unclosed(1_000);
  const large = unclosed(16_000);
  embed(small);
  const inParts = timeOf(() => {
    for (let part = 0; part < 16; part += 1) embed(small);
  });
  // The square of sixteen would be sixteen times as much; a busy machine gets some room, and the clock a millisecond.
  expect(timeOf(() => embed(large))).toBeLessThan(6 * inParts + 20);
});
