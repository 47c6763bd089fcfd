import { describe, expect, it } from 'vitest';
import { node, page } from '../../test/arbitraryPages.ts';
import {
  applyEdit,
  createReference,
  createSection,
  fillReferences,
  findHolders,
  getSectionBlocks,
  isSameMatch,
  isSection,
  listReferences,
  parsePageDocument,
} from '../index.ts';

const footer = createSection({ id: 'footer', name: 'Footer', blocks: [node('a', [node('b')]), node('c')] });
const find = (id: string) => (id === 'footer' ? footer : undefined);
const ids = (nodes: ReturnType<typeof getSectionBlocks>): unknown[] =>
  nodes.map(({ id, children }) => (children.length === 0 ? id : [id, ids(children)]));

describe('a shared section', () => {
  it('is stored as a page document without a path', () => {
    expect(parsePageDocument(JSON.parse(JSON.stringify(footer)))).toEqual(footer);
    expect(isSection(footer)).toBe(true);
    expect(isSection(page())).toBe(false);
  });

  it('takes the place of no other section', () => {
    expect(isSameMatch(footer.match, { kind: 'shared-section' })).toBe(false);
  });

  it('has its blocks from whatever area they were imported into', () => {
    expect(ids(getSectionBlocks({ areas: { body: [node('x')], footer: [node('y')] } }))).toEqual(['x', 'y']);
  });
});

describe('a page with references', () => {
  const stored = page({
    main: [node('one'), node('box', [createReference('r1', 'footer')])],
    aside: [createReference('r2', 'footer'), createReference('r3', 'gone')],
  });

  it('shows the blocks of the section inside each reference, under ids of their own', () => {
    const { areas } = fillReferences(stored, { find });
    expect(ids(areas['main'] ?? [])).toEqual(['one', ['box', [['r1', [['r1--a', ['r1--b']], 'r1--c']]]]]);
    expect(ids(areas['aside'] ?? [])).toEqual([['r2', [['r2--a', ['r2--b']], 'r2--c']], 'r3']);
  });

  it('shows nothing in place of a page that is no section', () => {
    const { areas } = fillReferences(page({ main: [createReference('r', 'home')] }), { find: () => page() });
    expect(ids(areas['main'] ?? [])).toEqual(['r']);
  });

  it('is the same object where it refers to nothing', () => {
    const plain = page({ main: [node('one', [node('two')])] });
    expect(fillReferences(plain, { find })).toBe(plain);
  });

  it('lists its sections, each once, and is found by them', () => {
    expect(listReferences(stored)).toEqual(['footer', 'gone']);
    expect(findHolders([page(), stored], 'gone')).toEqual([stored]);
  });

  it('leaves out sections inside a section, even one inside itself', () => {
    const self = createSection({
      id: 'self',
      name: 'Self',
      blocks: [node('x', [createReference('in', 'self')]), createReference('out', 'footer')],
    });
    const holder = page({ main: [createReference('r', 'self')] });
    expect(ids(fillReferences(holder, { find: () => self }).areas['main'] ?? [])).toEqual([['r', ['r--x']]]);
    expect(fillReferences(self, { find: () => self })).toBe(self);
  });

  it('shows no more blocks of sections than a page may have', () => {
    const large = createSection({
      id: 'large',
      name: 'Large',
      blocks: Array.from({ length: 1_500 }, (_each, index) => node(`n${index}`)),
    });
    const twice = page({ main: [createReference('r1', 'large'), createReference('r2', 'large')] });
    const filled = fillReferences(twice, { find: () => large }).areas['main'];
    expect(filled?.map(({ children }) => children.length)).toEqual([1_500, 0]);
  });

  it('is edited like any page, and each edit can be undone', () => {
    const done = applyEdit(stored, { kind: 'remove', id: 'r1' });
    if (done.kind !== 'done') throw new Error('The reference was not removed.');
    expect(listReferences(done.page)).toEqual(['footer', 'gone']);
    expect(applyEdit(done.page, done.inverse)).toMatchObject({ page: stored });
  });
});
