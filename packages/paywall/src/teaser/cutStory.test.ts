import { expect, it } from 'vitest';
import { subscribers } from '../../test/rules.ts';
import { cutStory } from './cutStory.ts';

const text = (content: string) => ({ type: 'text', content });
const cut = (...contents: readonly string[]): unknown =>
  cutStory({ type: 'story', content_elements: contents.map(text) }, subscribers)['content_elements'];

it('a single paragraph gives away at most half of itself, in whole words', () => {
  expect(cut('one two three four five six seven eight')).toEqual([text('one two three four …')]);
});

it('of three paragraphs one is given away, of four two', () => {
  expect(cut('one', 'two', 'three')).toEqual([text('one')]);
  expect(cut('one', 'two', 'three', 'four')).toEqual([text('one'), text('two')]);
});

it('a paragraph of nine hundred characters is given away whole, a longer one in part', () => {
  const [fits, long] = ['a '.repeat(450), `${'a '.repeat(450)}a`];
  expect(cut(fits, 'two')).toEqual([text(fits)]);
  expect(cut(long, 'two')).toEqual([text(`${'a '.repeat(225)}…`)]);
});
