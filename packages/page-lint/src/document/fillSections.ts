import { fillReferences, isSection } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';

/** Returns a page with the blocks of the published sections that it refers to. */
export function fillSections(page: PageDocument, others: readonly PageDocument[]): PageDocument {
  const sections = new Map(others.filter(isSection).map((section) => [section.id, section]));
  return fillReferences(page, { find: (id) => sections.get(id) });
}
