import type { Block } from '@broadsheet/block-kit';
import type { PageDocument } from '@broadsheet/page-document';
import type { DocumentFinding } from '../Finding.ts';
import type { StoredNode } from './listNodes.ts';

/** A page document, with the site's data that the rules need. */
export interface CheckedDocument {
  /** The document as it is stored. */
  readonly stored: unknown;
  readonly page: PageDocument;
  readonly nodes: readonly StoredNode[];
  /** The installed blocks by name, including layouts. */
  readonly blocks: ReadonlyMap<string, Block>;
  /** The site's published pages; an earlier version of this page may be among them. */
  readonly others: readonly PageDocument[];
}

/** Finds one kind of fault in a document. */
export type DocumentRule = (document: CheckedDocument) => readonly DocumentFinding[];
