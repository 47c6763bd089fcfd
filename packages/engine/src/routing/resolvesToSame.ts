import type { PageDocument } from '@broadsheet/page-document';
import { matchDocuments } from './resolveRoute.ts';

/** The document to which a path has led, and all documents of that time. */
export interface FormerRoute {
  readonly path: string;
  readonly document: PageDocument;
  readonly documents: readonly PageDocument[];
}

/** Lists the subtypes of a type that have documents of their own, which go before the one for all. */
const listSubtypes = (type: string, documents: readonly PageDocument[]): string =>
  JSON.stringify(
    documents.flatMap(({ match }) =>
      match.kind === 'content' && match.type === type ? (match.subtype ?? []) : [],
    ),
  );

const hasSections = (documents: readonly PageDocument[]): boolean =>
  documents.some(({ match }) => match.kind === 'section');

/** Returns the first document for the same kind of content. */
function findAlike({ match }: PageDocument, documents: readonly PageDocument[]): PageDocument | undefined {
  return documents.find((other) =>
    match.kind === 'content'
      ? other.match.kind === 'content' &&
        other.match.type === match.type &&
        other.match.subtype === match.subtype
      : other.match.kind === match.kind,
  );
}

/**
 * Returns whether a path leads to the same document as before, given that the content at the path is the same. Documents are
 * compared as objects.
 */
export function resolvesToSame(
  { path, document, documents }: FormerRoute,
  now: readonly PageDocument[],
): boolean {
  const matched = matchDocuments(now, path)?.document;
  if (matched !== undefined) return matched === document;
  if (document.match.kind === 'path') return false;
  const { match } = document;
  if (match.kind === 'content' && listSubtypes(match.type, now) !== listSubtypes(match.type, documents))
    return false;
  return hasSections(now) === hasSections(documents) && findAlike(document, now) === document;
}
