import { isRecord } from '@broadsheet/client-core';
import { findNode, isSection, readReference } from '@broadsheet/page-document';
import { describeFinding } from '../describeFinding.ts';
import type { DocumentFinding } from '../Finding.ts';
import type { DocumentRule } from './CheckedDocument.ts';

/** Finds references to shared sections in whose place readers see nothing, because it is not published or stands in one. */
export const missingSection: DocumentRule = ({ page, nodes, others }) =>
  nodes.flatMap(({ path, value }): readonly DocumentFinding[] => {
    const id = isRecord(value) ? value['id'] : undefined;
    const node = typeof id === 'string' ? findNode(page, id)?.node : undefined;
    const section = node && readReference(node);
    if (node === undefined || section === undefined) return [];
    const isThere = others.some((other) => other.id === section && isSection(other));
    const name = isSection(page) ? 'section-in-section' : 'missing-section';
    if (isThere && !isSection(page)) return [];
    return [
      {
        kind: 'missing-section',
        severity: 'warns',
        blockId: node.id,
        path: `${path}.fields.section`,
        ...describeFinding(name, { name: node.name ?? section }),
      },
    ];
  });
