import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject, DocumentProblem } from '@broadsheet/service-kit/json';

/** The database and the site whose documents are checked. */
export interface RegisteredScope {
  readonly queries: Queries;
  readonly site: string;
}

/** A problem of a stored document, with its type and id. */
export interface RegisteredProblem extends DocumentProblem {
  readonly type: string;
  readonly id: string;
}

/**
 * Documents of another service, such as sales, which are imported together with content. The service registers how its
 * documents are recognised, checked and sanitised, so that content need not know it.
 */
export interface RegisteredDocuments {
  /** The member that holds a document's id, by the type of the document. */
  readonly idMembers: Readonly<Record<string, string>>;
  /** Finds the problems of a document, in itself and compared with what is stored. */
  findProblems(
    scope: RegisteredScope,
    type: string,
    document: JsonObject,
  ): Promise<readonly DocumentProblem[]>;
  /** Returns a document with its HTML sanitised. */
  sanitise(document: JsonObject): JsonObject;
  /** Finds references of stored documents to documents that do not exist; called when an import ends. */
  findDanglingReferences(scope: RegisteredScope): Promise<readonly RegisteredProblem[]>;
}
