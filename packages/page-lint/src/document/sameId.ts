import { isRecord } from '@broadsheet/client-core';
import type { DocumentRule } from './CheckedDocument.ts';
import { describeFinding } from '../describeFinding.ts';

/** Finds blocks with the same id: scripts, ads and the page builder identify blocks by it. */
export const sameId: DocumentRule = ({ nodes }) => {
  const places = new Map<string, string>();
  return nodes.flatMap(({ path, value }) => {
    const id = isRecord(value) ? value['id'] : undefined;
    if (typeof id !== 'string') return [];
    const earlier = places.get(id);
    places.set(id, earlier ?? path);
    if (earlier === undefined) return [];
    return [
      {
        kind: 'same-id',
        severity: 'stops',
        blockId: id,
        path: `${path}.id`,
        ...describeFinding('same-id', { id, place: earlier }),
      },
    ];
  });
};
