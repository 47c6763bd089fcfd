/** Describes the installed blocks to the page builder. */
import { translateBlock } from '@broadsheet/block-kit';
import type { Block } from '@broadsheet/block-kit';
import { SECTION_REFERENCE } from '@broadsheet/page-document';
import type { ScriptFile } from '@broadsheet/page-lint';

export interface Installed {
  readonly blocks: readonly Block[];
  /** Returns the files of a block's script; `undefined` while it has not been built. */
  readonly scriptsOf: (block: Block) => readonly ScriptFile[] | undefined;
}

/**
 * Describes the blocks. `scriptBytes` is the compressed size of the script that a page without any other script would load
 * for the block; absent if it is unknown. `englishTitle` is the title in the block's README and among editors of other
 * languages.
 * @param language the editor's, such as `de`; English is used for languages that the blocks do not support
 */
export function describeBlocks({ blocks, scriptsOf }: Installed, language: string) {
  // A site's own block replaces the standard one of its name.
  const byName = new Map(blocks.map((block) => [block.name, block]));
  return [...byName.values()].map((block) => {
    const { name, areas, version } = block;
    // The engine fills it with the blocks of its section; editors put none into it.
    const kind = name === SECTION_REFERENCE ? 'feature' : block.kind;
    const scripts = scriptsOf(block);
    const files = new Map(scripts?.map(({ url, bytes }) => [url, bytes]));
    const scriptBytes = scripts && [...files.values()].reduce((sum, bytes) => sum + bytes, 0);
    const texts = translateBlock(block, language);
    return {
      name,
      kind,
      areas,
      version,
      scriptBytes,
      englishTitle: block.title,
      englishGroup: block.group,
      ...texts,
    };
  });
}
