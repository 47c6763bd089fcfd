/** The installed blocks as the page builder knows them. */
import type { Block } from '@broadsheet/block-kit';
import type { ScriptFile } from '@broadsheet/page-check';

export interface Installed {
  readonly blocks: readonly Block[];
  /** Files that a block's script brings; undefined while it was not built. */
  readonly scriptsOf: (block: Block) => readonly ScriptFile[] | undefined;
}

/** `scriptBytes` is what a page without any other script would fetch for the block, compressed; absent where that is unknown. */
export function describeBlocks({ blocks, scriptsOf }: Installed) {
  // A site's own block replaces the standard one of its name.
  const byName = new Map(blocks.map((block) => [block.name, block]));
  return [...byName.values()].map((block) => {
    const { name, title, description, group, kind, areas, areaTitles, fields, version } = block;
    const scripts = scriptsOf(block);
    const files = new Map(scripts?.map(({ url, bytes }) => [url, bytes]));
    const scriptBytes = scripts && [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
    return { name, title, description, group, kind, areas, areaTitles, fields, version, scriptBytes };
  });
}
