import type { PageRule } from '../CheckedPage.ts';
import { describeFinding, titleValues } from '../describeFinding.ts';

/** Finds blocks that another version of their block has stored, and that the installed one cannot read in full. */
export const blockVersion: PageRule = ({ nodes, blocks }) =>
  nodes.flatMap((node) => {
    const block = blocks.get(node.block);
    if (block === undefined || block.migrate(node).problem === undefined) return [];
    const { version = 1 } = node;
    const name = version > block.version ? 'block-version.newer' : 'block-version.older';
    return [
      {
        kind: 'block-version',
        severity: 'warns' as const,
        blockId: node.id,
        ...describeFinding(name, { ...titleValues(block), version, installed: block.version }),
      },
    ];
  });
