import { isRecord } from '@broadsheet/client-core';
import type { DocumentRule } from './CheckedDocument.ts';
import { describeFinding } from '../describeFinding.ts';

/** Finds blocks that are not installed: nothing is shown in their place. */
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
        ...describeFinding('missing-block', { name: block }),
      },
    ];
  });
