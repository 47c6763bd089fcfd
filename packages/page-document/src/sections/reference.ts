/** The block in whose place a page shows the blocks of a shared section. */
import { text } from '@broadsheet/client-core';
import { walkPage } from '../document/nodes.ts';
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';

/** The registered name of the block. The engine has it. */
export const SECTION_REFERENCE = 'shared-section';

/** The block as a page stores it: its field `section` is the id of the section's document. */
export const createReference = (id: string, section: string): BlockNode => ({
  id,
  block: SECTION_REFERENCE,
  fields: { section },
  children: [],
});

/** Returns the id of the section that a block refers to; `undefined` for every other block. */
export function readReference({ block, fields }: BlockNode): string | undefined {
  return block === SECTION_REFERENCE ? (text(fields['section']) ?? '') : undefined;
}

/** Lists the ids of the sections that a page refers to, each once, in page order. */
export const listReferences = (page: PageDocument): readonly string[] => [
  ...new Set([...walkPage(page)].flatMap(({ node }) => readReference(node) ?? [])),
];
