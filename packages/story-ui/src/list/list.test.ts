import { describe, expect, it } from 'vitest';
import { isLongestList, listPageName, mergeStories, morePagesHref, pagesWanted } from '../index.ts';

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

  it('counts each list of a page by itself', () => {
    const query = { page: '2', page2: '3' };
    const names = [0, 1, 2].map(listPageName);
    expect(names.map((name) => pagesWanted(query, name))).toEqual([2, 3, 1]);
  });
});

describe('morePagesHref', () => {
  it('leads to more of one list and leaves the others where they are', () => {
    expect(morePagesHref({}, { name: 'page', pages: 2 })).toBe('?page=2');
    expect(morePagesHref({ page: '2', utm_source: 'mail' }, { name: 'page2', pages: 2 })).toBe(
      '?page=2&page2=2',
    );
    expect(morePagesHref({ page: '2', page2: '3', page3: 'x' }, { name: 'page', pages: 3 })).toBe(
      '?page2=3&page=3',
    );
  });
});

describe('isLongestList', () => {
  it('is true where an address may ask for no more', () => {
    expect(['19', '20', '99', 'x'].map((page) => isLongestList({ page }))).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });
});
