import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSentences } from './splitSentences.ts';

const sentence = 'This is a sentence of some forty characters. ';

test('keeps short sentences together, and long texts apart between them', () => {
  expect(splitSentences('One. Two.', 'en')).toEqual(['One. Two.']);
  const pieces = splitSentences(sentence.repeat(12), 'en');
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every((piece) => piece.endsWith('.') && piece.length <= 220)).toBe(true);
});

test.each(['en', 'ja', '', 'not a language!', 'xx'])('loses nothing in "%s"', (language) => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 600 }), (text) => {
      const bare = (value: string) => value.replaceAll(/\s+/g, '');
      expect(bare(splitSentences(text, language).join(''))).toBe(bare(text));
    }),
  );
});
