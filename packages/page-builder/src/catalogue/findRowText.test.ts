import { boolean, richText, text } from '@broadsheet/block-kit';
import { expect, it } from 'vitest';
import { findRowText } from './findRowText.ts';

const schema = {
  pictureId: text({ label: 'Id of the picture', hidden: true }),
  isWide: boolean({ label: 'Wide', default: false }),
  label: text({ label: 'Label' }),
  words: richText({ label: 'Words' }),
};

it('finds the first words of a block, without markup and cut after sixty characters', () => {
  expect(findRowText({ fields: { label: ' ', words: '<p>Storm <b>ahead</b></p>' } }, schema)).toBe(
    'Storm ahead',
  );
  expect(findRowText({ fields: { pictureId: '4KTZ', words: 'Storm' } }, schema)).toBe('Storm');
  expect(findRowText({ fields: { label: 'Weather', words: 'Storm' } }, schema)).toBe('Weather');
  expect(findRowText({ fields: { label: 'a'.repeat(70) } }, schema)).toBe(`${'a'.repeat(60)} …`);
  expect(findRowText({ fields: { isWide: 'yes', other: 'text' } }, schema)).toBeUndefined();
});
