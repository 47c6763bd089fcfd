import type { PageDocument } from '@broadsheet/page-document';

export type ErrorStatus = 404 | 410 | 500 | 503;

/** Finds the document of an error: its own, else that of a missing page (404). */
export function findErrorDocument(
  documents: readonly PageDocument[],
  status: ErrorStatus,
): PageDocument | undefined {
  const findDocument = (wanted: number) =>
    documents.find(({ match }) => match.kind === 'status' && match.status === wanted);
  return findDocument(status === 503 ? 500 : status) ?? findDocument(404);
}
