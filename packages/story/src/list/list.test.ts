import { describe, expect, it } from 'vitest';
import { mergeStories, pagesWanted } from '../index.ts';

describe('mergeStories', () => {
  it('keeps the first of stories with the same id', () => {
    const merged = mergeStories([{ _id: 'a' }, { _id: 'b', type: 'story' }, { _id: 'b', type: 'video' }]);
    expect(merged).toEqual([{ _id: 'a' }, { _id: 'b', type: 'story' }]);
  });

  it('keeps all stories without an id', () => {
    expect(mergeStories([{ type: 'story' }, { type: 'story' }])).toHaveLength(2);
  });
});

describe('pagesWanted', () => {
  it.each([
    ['1', 1],
    ['3', 3],
    ['20', 20],
    ['21', 20],
    ['999999999', 20],
    ['0', 1],
    ['-2', 1],
    ['2.5', 1],
    ['1e3', 1],
    ['two', 1],
    ['', 1],
  ])('reads ?page=%s as %d', (page, pages) => expect(pagesWanted({ page })).toBe(pages));

  it('is 1 without a page', () => expect(pagesWanted({})).toBe(1));
});
