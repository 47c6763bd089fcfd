import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePageDocument } from './PageDocument.ts';

const stored = {
  id: 'home',
  name: 'Home',
  match: { kind: 'path', path: '/' },
  pageType: 'homepage',
  layout: 'columns',
  meta: { title: 'Home', size: 3, list: [] },
  content: { contentService: 'list', contentConfigValues: { from: 0, deep: {} } },
  areas: {
    main: [
      { id: 'a', block: 'words', fields: { label: 'x' }, children: [{ id: 'b', block: 'words' }] },
      { id: 'no block' },
      'nonsense',
    ],
  },
};

describe('parsePageDocument', () => {
  it('reads a document and leaves out what it cannot read', () => {
    expect(parsePageDocument(stored)).toEqual({
      ...stored,
      meta: { title: 'Home', size: '3' },
      content: { contentService: 'list', contentConfigValues: { from: 0 } },
      areas: {
        main: [
          {
            id: 'a',
            block: 'words',
            fields: { label: 'x' },
            children: [{ id: 'b', block: 'words', fields: {}, children: [] }],
          },
        ],
      },
    });
  });

  it('completes a document that says only what it must', () => {
    expect(parsePageDocument({ id: 'x', match: { kind: 'section' }, layout: 'columns' })).toEqual({
      id: 'x',
      name: 'x',
      match: { kind: 'section' },
      pageType: '',
      content: undefined,
      meta: {},
      layout: 'columns',
      areas: {},
    });
  });

  it.each(['id', 'match', 'layout'])('refuses a document without %s', (name) => {
    expect(parsePageDocument({ ...stored, [name]: undefined })).toBeUndefined();
  });

  it.each([
    [{ kind: 'path', path: 'no-slash' }, undefined],
    [{ kind: 'path' }, undefined],
    [
      { kind: 'content', type: 'story' },
      { kind: 'content', type: 'story' },
    ],
    [{ kind: 'content', type: 'poem' }, undefined],
    [
      { kind: 'status', status: 410 },
      { kind: 'status', status: 410 },
    ],
    [
      { kind: 'status', status: 500 },
      { kind: 'status', status: 500 },
    ],
    [{ kind: 'status', status: 418 }, undefined],
    [{ kind: 'elsewhere' }, undefined],
    [undefined, undefined],
  ])('reads the match %j as %j', (match, expected) => {
    expect(parsePageDocument({ ...stored, match })?.match).toEqual(expected);
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom('id', 'match', 'areas', 'meta', 'content'), (value, key) => {
        expect(() => parsePageDocument({ ...stored, [key]: value })).not.toThrow();
        expect(() => parsePageDocument(value)).not.toThrow();
      }),
    );
  });
});
