import { listReferences } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';

const known = new WeakMap<PageDocument, readonly string[]>();

/**
 * Lists the ids of the documents whose publication changes a page: its own, and those of the sections that it refers to. A
 * section that is not published is among them, because the page changes when it is.
 */
export function listDocuments(page: PageDocument): readonly string[] {
  const documents = known.get(page) ?? [...new Set([page.id, ...listReferences(page)])];
  known.set(page, documents);
  return documents;
}
