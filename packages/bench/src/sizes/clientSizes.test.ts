import { describe, expect, it } from 'vitest';
import { clientSizes } from './clientSizes.ts';
import type { Chunk } from './clientSizes.ts';
import { compressedSize } from './compressedSize.ts';

const chunk = (fileName: string, links: Partial<Chunk> = {}): Chunk => ({
  fileName,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  code: `export const ${fileName} = ${JSON.stringify(fileName.repeat(20))};`,
  ...links,
});

const chunks = [
  chunk('loader', { isEntry: true, imports: ['shared'], dynamicImports: ['gallery', 'search'] }),
  chunk('shared'),
  chunk('gallery', { source: '/blocks/gallery/src/gallery.island.ts', imports: ['carousel', 'loader'] }),
  chunk('carousel'),
  chunk('search', { source: '/blocks/search/src/search.island.ts' }),
  chunk('unreachable'),
];

describe('clientSizes', () => {
  it('counts to the initial size what the entry imports, and to the total what it may bring', () => {
    const sizes = clientSizes(chunks);
    expect(sizes.initialFiles).toEqual(['loader', 'shared']);
    expect(sizes.totalFiles.toSorted()).toEqual(['carousel', 'gallery', 'loader', 'search', 'shared']);
    expect(sizes.initial).toEqual(compressedSize(chunks.slice(0, 2).map(({ code }) => code)));
  });

  it('leaves out what the pages in question do not load, with all that only it needs', () => {
    const { totalFiles } = clientSizes(chunks, ({ source }) => source?.includes('gallery') === false);
    expect(totalFiles.toSorted()).toEqual(['loader', 'search', 'shared']);
  });

  it('refuses a build without an entry', () => {
    expect(() => clientSizes([chunk('shared')])).toThrow('no entry');
  });
});
