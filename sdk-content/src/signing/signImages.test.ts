import { describe, expect, it, vi } from 'vitest';
import { signImages } from './signImages.ts';
import type { SigningFailure } from './signImages.ts';

/** Signs images with `token:{value}`; fails for the value `bad`. */
function setUp() {
  const requested: string[] = [];
  const failures: SigningFailure[] = [];
  const sign = async (answer: unknown) =>
    signImages(answer, {
      tokenVersion: '2',
      async sign(value) {
        requested.push(value);
        if (value.startsWith('bad')) throw new Error(`refused ${value}`);
        return `token:${value}`;
      },
      onFailure: (failure) => void failures.push(failure),
    });
  return { requested, failures, sign };
}

describe('signImages', () => {
  it.each([
    ['by its id', { type: 'image', _id: 'a', url: '/a.jpg' }, { 2: 'token:a' }],
    ['by its url without an id', { type: 'image', url: '/a.jpg' }, { 2: 'token:/a.jpg' }],
    ['by its url with an empty id', { type: 'image', _id: '', url: '/a.jpg' }, { 2: 'token:/a.jpg' }],
    [
      'beside tokens of other versions',
      { type: 'image', _id: 'a', auth: { 1: 'old' } },
      { 1: 'old', 2: 'token:a' },
    ],
    ['in place of an empty token', { type: 'image', _id: 'a', auth: { 2: '' } }, { 2: 'token:a' }],
    ['in place of what are no tokens', { type: 'image', _id: 'a', auth: 'none' }, { 2: 'token:a' }],
  ])('signs an image %s', async (_how, image, auth) => {
    expect(await setUp().sign(image)).toEqual({ ...image, auth });
  });

  it.each([
    ['a picture that has its token', { type: 'image', _id: 'a', auth: { 2: 'given' } }],
    ['a picture whose token is a number', { type: 'image', _id: 'a', auth: { 2: 7 } }],
    ['a picture that nothing names', { type: 'image' }],
    ['an object of another type', { type: 'video', _id: 'a', url: '/a.mp4' }],
    ['an answer that is no object', 'text'],
    ['no answer', undefined],
  ])('leaves %s as it is', async (_what, answer) => {
    const { requested, sign } = setUp();
    expect(await sign(answer)).toEqual(answer);
    expect(requested).toEqual([]);
  });

  it('finds images in lists and within images', async () => {
    const { sign } = setUp();
    const outer = { type: 'image', _id: 'outer', promo: [[{ type: 'image', _id: 'inner' }]] };
    expect(await sign({ list: [outer] })).toEqual({
      list: [
        {
          type: 'image',
          _id: 'outer',
          auth: { 2: 'token:outer' },
          promo: [[{ type: 'image', _id: 'inner', auth: { 2: 'token:inner' } }]],
        },
      ],
    });
  });

  it('signs an image once that stands in many places', async () => {
    const { requested, sign } = setUp();
    const signed = await sign([
      { type: 'image', _id: 'a' },
      { type: 'image', _id: 'a', url: '/other.jpg' },
    ]);
    expect(requested).toEqual(['a']);
    expect(signed).toMatchObject([{ auth: { 2: 'token:a' } }, { auth: { 2: 'token:a' } }]);
  });

  it('signs the portraits of authors', async () => {
    const { sign } = setUp();
    expect(await sign({ authors: [{ image: '/idris.jpg' }] })).toEqual({
      authors: [
        {
          image: '/idris.jpg',
          ansImage: { type: 'image', url: '/idris.jpg', auth: { 2: 'token:/idris.jpg' } },
        },
      ],
    });
  });

  it('leaves images that cannot be signed without tokens and tells once', async () => {
    const { failures, sign } = setUp();
    const bad = { type: 'image', _id: 'bad' };
    const signed = await sign([bad, { type: 'image', _id: 'bad2' }, { type: 'image', _id: 'good' }]);
    expect(signed).toEqual([
      bad,
      { type: 'image', _id: 'bad2' },
      { type: 'image', _id: 'good', auth: { 2: 'token:good' } },
    ]);
    expect(failures).toEqual([{ failed: 2, requested: 3, error: new Error('refused bad') }]);
  });

  it('changes nothing of the answer and shares what it did not sign', async () => {
    const answer = { story: { headlines: { basic: 'A' } }, image: { type: 'image', _id: 'a' } };
    const before = structuredClone(answer);
    const signed = await setUp().sign(answer);
    expect(answer).toEqual(before);
    expect(Object(signed).story).toBe(answer.story);
  });

  it('asks for all images at once', async () => {
    const sign = vi.fn(() => new Promise<string>(() => undefined));
    const answer = [
      { type: 'image', _id: 'a' },
      { type: 'image', _id: 'b' },
    ];
    void signImages(answer, { tokenVersion: '2', sign, onFailure: () => undefined });
    expect(sign).toHaveBeenCalledTimes(2);
  });

  it('keeps objects with hostile keys as plain data', async () => {
    const answer: unknown = JSON.parse(
      '{ "__proto__": { "type": "image", "_id": "a" }, "list": [{ "type": "image", "_id": "b" }] }',
    );
    const signed = await setUp().sign(answer);
    expect(Object.getPrototypeOf(signed)).toBe(Object.prototype);
    expect(JSON.stringify(signed)).toBe(
      '{"__proto__":{"type":"image","_id":"a","auth":{"2":"token:a"}},"list":[{"type":"image","_id":"b","auth":{"2":"token:b"}}]}',
    );
  });

  it('passes on what is nested deeper than a hundred levels', async () => {
    let nested: unknown = { type: 'image', _id: 'deep' };
    for (let level = 0; level < 50_000; level += 1) nested = [nested];
    const { requested, sign } = setUp();
    expect(await sign([nested, { type: 'image', _id: 'near' }])).toMatchObject({
      1: { auth: { 2: 'token:near' } },
    });
    expect(requested).toEqual(['near']);
  });
});
