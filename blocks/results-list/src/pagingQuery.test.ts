import { expect, test } from 'vitest';
import { getPaging, pagingQuery } from './pagingQuery.ts';

const config = (contentService: string, contentConfigValues = {}) => ({
  contentService,
  contentConfigValues,
});

test.each([
  ['defaults', {}, 0, 10],
  ['offset and size', { offset: 4, size: 6 }, 4, 6],
  ['feedOffset and feedSize', { feedOffset: 5, feedSize: 7 }, 5, 7],
  ['from', { from: 8, size: 3 }, 8, 3],
  ['offset before the others', { from: 1, feedOffset: 2, offset: 3 }, 3, 10],
  ['feedOffset before from', { from: 1, feedOffset: 2 }, 2, 10],
  ['size before feedSize', { feedSize: 5, size: 4 }, 0, 4],
  ['an offset of 0 before the others', { offset: 0, from: 5 }, 0, 10],
  ['numerals', { feedOffset: '12', feedSize: ' 4 ' }, 12, 4],
  ['what is no number as missing', { offset: 'all', feedOffset: 2, size: {}, feedSize: null }, 2, 10],
  ['a size below 1 as missing', { size: 0, feedSize: -2 }, 0, 10],
  ['an offset below 0 as missing', { offset: -1, from: 3 }, 3, 10],
  ['whole parts', { offset: 2.9, size: 3.9 }, 2, 3],
])('reads %s', (_, values, start, size) => {
  expect(getPaging(config('story-feed-query', values))).toEqual({ source: 'story-feed-query', start, size });
});

test.each([
  ['content-api-collections', 12, 12],
  ['content-api-collections', 20, 20],
  ['content-api-collections', 50, 20],
  ['story-feed-query', 50, 50],
  ['story-feed-query', 80, 50],
  ['story-feed-tag', 100, 50],
  ['a-source-of-the-site', 80, 80],
])('%s: takes a page of %d as %d, so that no answer is shorter than asked', (source, size, expected) => {
  expect(getPaging(config(source, { size })).size).toBe(expected);
});

test.each([
  ['story-feed-author', 0, { feedOffset: 3, feedSize: 10 }],
  ['story-feed-author', 1, { feedOffset: 13, feedSize: 5 }],
  ['story-feed-sections', 0, { feedOffset: 3, feedSize: 10 }],
  ['story-feed-sections', 2, { feedOffset: 18, feedSize: 5 }],
  ['story-feed-tag', 0, { feedOffset: 3, feedSize: 10 }],
  ['story-feed-tag', 1, { feedOffset: 13, feedSize: 5 }],
  ['content-api-collections', 0, { from: 3, size: 5, getNext: true }],
  ['content-api-collections', 1, { from: 13, size: 5, getNext: true }],
  ['story-feed-query', 0, { offset: 3, size: 10 }],
  ['story-feed-query', 1, { offset: 13, size: 5 }],
  ['a-source-of-the-site', 2, { offset: 18, size: 5 }],
])('asks %s for answer %d', (source, index, query) => {
  expect(pagingQuery({ source, start: 3, size: 5 }, index)).toEqual(query);
});

test('leaves no gap between answers', () => {
  const paging = { source: 'story-feed-query', start: 2, size: 4 };
  const ends = [0, 1, 2, 3].map((index) => pagingQuery(paging, index));
  for (const [index, query] of ends.slice(1).entries()) {
    const before = ends[index];
    expect(query['offset']).toBe(Number(before?.['offset']) + Number(before?.['size']));
  }
});
