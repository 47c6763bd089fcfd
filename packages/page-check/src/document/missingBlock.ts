import { isRecord } from '@broadsheet/sdk-content';
import type { DocumentRule } from './CheckedDocument.ts';

/** Blocks that are not installed here: nothing is shown in their place. */
export const missingBlock: DocumentRule = ({ nodes, blocks }) =>
  nodes.flatMap(({ path, value }) => {
    const { id, block } = isRecord(value) ? value : {};
    if (typeof block !== 'string' || blocks.has(block)) return [];
    return [
      {
        kind: 'missing-block',
        severity: 'warns',
        ...(typeof id === 'string' && { blockId: id }),
        path: `${path}.block`,
        sentence: `There is no block "${block}", so nothing is shown here.`,
        hint: 'Install it or correct the name.',
      },
    ];
  });
