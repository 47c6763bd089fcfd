/** Measures the bytes that each block costs a page, compressed with brotli. */
import type { Block } from '@broadsheet/block-kit';
import { blocks } from '../pages/blocks.ts';
import type { Chunk } from '../sizes/clientSizes.ts';
import { measureMarkup } from './measureMarkup.ts';
import type { MarkupSizes } from './measureMarkup.ts';
import { measureScripts } from './measureScripts.ts';

const modules = import.meta.glob<{ readonly block: Block }>('../../../../blocks/*/src/block.ts', {
  eager: true,
});

/** The folder of each block by its name: several have another name in documents than on disk. */
const folders: ReadonlyMap<string, string> = new Map(
  Object.entries(modules).map(([path, { block }]) => [
    block.name,
    /\/blocks\/([^/]+)\//.exec(path)?.[1] ?? '',
  ]),
);

export interface BlockSizes extends MarkupSizes {
  /** The bytes of script that load for this block only. */
  readonly script: number;
}

/**
 * Measures every block that can be placed, by its name.
 * @param root the workspace's folder
 * @param chunks the files of the site's client
 */
export async function measureBlocks(
  root: string,
  chunks: readonly Chunk[],
): Promise<ReadonlyMap<string, BlockSizes>> {
  const scripts = measureScripts(chunks);
  const sizes = await measureMarkup(root, blocks);
  return new Map(
    [...sizes].map(([name, markup]) => [
      name,
      { ...markup, script: scripts.get(folders.get(name) ?? '') ?? 0 },
    ]),
  );
}
