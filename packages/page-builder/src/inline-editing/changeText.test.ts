import { keyValue, text } from '@broadsheet/block-kit';
import { expect, test } from 'vitest';
import { changeText } from './changeText.ts';
import { readImageMark, readTextMark } from './marks.ts';

const schema = {
  headline: text({ label: 'Headline' }),
  button: text({ label: 'Button', default: 'Read' }),
  texts: keyValue({ label: 'Texts', hidden: true }),
};
const headline = {
  kind: 'story',
  field: 'texts',
  path: 'headlines.basic',
  story: 'S1',
  isListed: false,
} as const;

const change = (mark: Parameters<typeof changeText>[0], written: string, stored = {}) => {
  const { set, unset } = changeText(mark, { text: written, schema, stored });
  return { set, unset };
};

test('a text of the block goes into its field, and a blank one out of it unless it has a default', () => {
  expect(change({ kind: 'field', field: 'headline' }, 'Tides')).toEqual({
    set: { headline: 'Tides' },
    unset: [],
  });
  expect(change({ kind: 'field', field: 'headline' }, '')).toEqual({ set: {}, unset: ['headline'] });
  expect(change({ kind: 'field', field: 'button' }, '')).toEqual({ set: { button: '' }, unset: [] });
});

test('a text of a story is kept with the story, beside its other texts', () => {
  const texts = { _id: 'S1', 'description.basic': 'Kept' };
  expect(change(headline, 'Tides', { texts })).toEqual({
    set: { texts: { ...texts, 'headlines.basic': 'Tides' } },
    unset: [],
  });
});

test('texts of another story are let go', () => {
  const texts = { _id: 'S0', 'description.basic': 'Of another' };
  expect(change(headline, 'Tides', { texts })).toEqual({
    set: { texts: { _id: 'S1', 'headlines.basic': 'Tides' } },
    unset: [],
  });
});

test('a blank text gives the story its own words back, and nothing is stored for none', () => {
  const texts = { _id: 'S1', 'headlines.basic': 'Tides' };
  expect(change(headline, '', { texts })).toEqual({ set: {}, unset: ['texts'] });
});

test('texts of a list are kept for each of its stories, and a blank one gives its story its own words back', () => {
  const listed = readTextMark('texts headlines.basic S2 listed', schema);
  if (listed === undefined) throw new Error('The mark was not read.');
  const texts = { 'S1 headlines.basic': 'Tides' };
  const both = { ...texts, 'S2 headlines.basic': 'Low water' };
  expect(change(listed, 'Low water', { texts })).toEqual({ set: { texts: both }, unset: [] });
  expect(change(listed, '', { texts: both })).toEqual({ set: { texts }, unset: [] });
  expect(change(listed, '', { texts: { 'S2 headlines.basic': 'Low' } })).toEqual({
    set: {},
    unset: ['texts'],
  });
});

test('a mark that does not fit the schema, as an author could write one, is none', () => {
  expect(readTextMark('headline', schema)).toEqual({ kind: 'field', field: 'headline' });
  expect(readTextMark('texts headlines.basic S1', schema)).toEqual(headline);
  for (const mark of [null, '', 'texts', 'headline a b', 'constructor', 'texts path', 'gone x y'])
    expect(readTextMark(mark, schema)).toBeUndefined();
  expect(readImageMark('headline', schema)).toBeUndefined();
  expect(readImageMark('toString', schema)).toBeUndefined();
});
