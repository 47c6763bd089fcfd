/** The installed blocks as the page builder knows them. */
import { statSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Block } from '@broadsheet/block-kit';
import type { EngineAssets } from '@broadsheet/engine';

export interface DescribeOptions {
  readonly assets: EngineAssets;
  /** Folder of the built files, each with its compressed neighbour. */
  readonly assetsDir: string;
}

/** Bytes of a file as it is sent; 0 for one that is not there, as before the first build. */
function sentBytes(assetsDir: string, url: string): number {
  return statSync(join(assetsDir, `${basename(url)}.br`), { throwIfNoEntry: false })?.size ?? 0;
}

/** Files that a block's script brings, its own first. */
function scriptsOf({ hydrate }: Block, { scripts = {} }: EngineAssets): readonly string[] {
  switch (hydrate.mode) {
    case 'never':
      return [];
    case 'enhance':
      return scripts[`${hydrate.name}.enhance`] ?? [];
    case 'island':
      return scripts[`${hydrate.name}.island`] ?? [];
  }
}

/** `scriptBytes` is what a page without any other script would fetch for the block. */
export function describeBlocks(blocks: readonly Block[], { assets, assetsDir }: DescribeOptions) {
  // A site's own block replaces the standard one of its name.
  const byName = new Map(blocks.map((block) => [block.name, block]));
  return [...byName.values()].map((block) => {
    const { name, title, description, group, kind, areas, fields } = block;
    const urls = new Set(scriptsOf(block, assets));
    const scriptBytes = [...urls].reduce((sum, url) => sum + sentBytes(assetsDir, url), 0);
    return { name, title, description, group, kind, areas, fields, scriptBytes };
  });
}
