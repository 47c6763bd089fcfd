import { describe, expect, it } from 'vitest';
import { parseFeed, parseSearchResponse, parseSignature, parseTagResponse } from '../index.ts';

describe('parseFeed', () => {
  it('reads a feed', () => {
    const feed = { count: 30, next: 10, content_elements: [{ _id: 'a' }, { _id: 'b' }] };
    expect(parseFeed(feed)).toEqual(feed);
  });

  it('leaves out entries that are no objects', () => {
    expect(parseFeed({ count: '30', content_elements: [null, 'a', { _id: 'b' }] })).toEqual({
      content_elements: [{ _id: 'b' }],
    });
  });

  it('reads the empty text that sources answer without a query as absent', () => {
    expect(parseFeed('')).toBeUndefined();
  });
});

describe('parseSearchResponse', () => {
  it('reads hits and their number', () => {
    const response = {
      data: [{ _id: 'a' }],
      metadata: { total_hits: 1, q: 'ferry', page: 1, page_size: 10 },
    };
    expect(parseSearchResponse(response)).toEqual(response);
  });
});

describe('parseTagResponse', () => {
  it('keeps the entries that are objects', () => {
    expect(parseTagResponse({ Payload: [{ slug: 'books' }, null] })).toEqual({
      Payload: [{ slug: 'books' }],
    });
  });
});

describe('parseSignature', () => {
  it.each([
    [{ hash: 'abc' }, 'abc'],
    [{ hash: '' }, undefined],
    [{}, undefined],
    ['abc', undefined],
  ])('reads the token of %j as %j', (input, token) => {
    expect(parseSignature(input)?.hash).toBe(token);
  });
});
