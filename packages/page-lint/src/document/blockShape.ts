import { isRecord } from '@broadsheet/client-core';
import type { DocumentRule } from './CheckedDocument.ts';
import { describeFinding } from '../describeFinding.ts';

/** Finds entries that are not blocks, or whose fields are not an object: their content would be lost. */
export const blockShape: DocumentRule = ({ nodes }) =>
  nodes.flatMap(({ path, value }) => {
    const { id, block, fields } = isRecord(value) ? value : {};
    if (typeof id !== 'string' || typeof block !== 'string')
      return [
        {
          kind: 'block-shape',
          severity: 'stops',
          path,
          ...describeFinding('block-shape'),
        },
      ];
    if (fields === undefined || isRecord(fields)) return [];
    return [
      {
        kind: 'block-shape',
        severity: 'stops',
        blockId: id,
        path: `${path}.fields`,
        ...describeFinding('block-shape.fields', { id }),
      },
    ];
  });
