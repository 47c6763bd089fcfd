import { isRecord } from '@broadsheet/sdk-content';
import type { DocumentRule } from './CheckedDocument.ts';

/** Blocks that are none, or whose fields are none: they would be lost. */
export const blockShape: DocumentRule = ({ nodes }) =>
  nodes.flatMap(({ path, value }) => {
    const { id, block, fields } = isRecord(value) ? value : {};
    if (typeof id !== 'string' || typeof block !== 'string')
      return [
        {
          kind: 'block-shape',
          severity: 'stops',
          path,
          sentence: 'A block needs an "id" and the name of its "block".',
          hint: 'Give it both.',
        },
      ];
    if (fields === undefined || isRecord(fields)) return [];
    return [
      {
        kind: 'block-shape',
        severity: 'stops',
        blockId: id,
        path: `${path}.fields`,
        sentence: `The fields of the block "${id}" are no object.`,
        hint: 'Write them as an object, by name.',
      },
    ];
  });
