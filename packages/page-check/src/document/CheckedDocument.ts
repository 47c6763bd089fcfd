import type { Block } from '@broadsheet/block-kit';
import type { PageDocument } from '@broadsheet/page-document';
import type { DocumentFinding } from '../Finding.ts';
import type { StoredNode } from './listNodes.ts';

/** A page document with what the site knows besides. */
export interface CheckedDocument {
  /** As it is stored. */
  readonly stored: unknown;
  readonly page: PageDocument;
  readonly nodes: readonly StoredNode[];
  /** Those that are installed, by name; layouts among them. */
  readonly blocks: ReadonlyMap<string, Block>;
  /** The other pages of the site, as they are published; an earlier state of this one may be among them. */
  readonly others: readonly PageDocument[];
}

/** Finds one kind of fault in a document. */
export type DocumentRule = (document: CheckedDocument) => readonly DocumentFinding[];
