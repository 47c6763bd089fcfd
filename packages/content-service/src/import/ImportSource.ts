import type { Json } from '@broadsheet/service-kit/json';

/** The place of something in the imported files. */
export interface SourcePlace {
  /** The absolute path of a file, or a URL. */
  readonly file: string;
  /** The place in the file: a JSON path such as `$[2].credits`, or a line in formats without paths. */
  readonly path: string;
}

/** A message about a place, for the person who imports. */
export interface SourceNote extends SourcePlace {
  readonly reason: string;
}

export interface ImportProgress {
  readonly filesDone: number;
  readonly filesTotal: number;
  /** The unit of the counts; absent: files. */
  readonly unit?: 'files' | 'stories' | 'documents' | undefined;
  /** The number of documents so far, of files that hold many; how many there are nobody knows before the end. */
  readonly documents?: number | undefined;
}

/** An item in the stream of an import source. */
export type SourceItem =
  | (SourcePlace & {
      readonly kind: 'document';
      readonly value: Json;
      /** What the source repaired to make the document, by kind. */
      readonly repairs?: readonly string[] | undefined;
      /** Whether it is added to a document with the same key, so that several parts of a source may have one. */
      readonly isAddition?: boolean | undefined;
    })
  /** Something that cannot be read. */
  | (SourceNote & { readonly kind: 'rejected' })
  /** Something that cannot be kept unchanged. */
  | (SourceNote & { readonly kind: 'warning' })
  /** The progress of the source; it is reported once everything before it is stored. */
  | { readonly kind: 'reached'; readonly progress: ImportProgress };

/** The reason why a document was rejected, and its place. */
export type Rejection = SourceNote;

export interface ImportResult {
  /** The number of documents that were new or had changed. */
  readonly imported: number;
  /** The number of documents that were stored already. */
  readonly unchanged: number;
  readonly rejected: readonly Rejection[];
  /** Problems of documents that are stored all the same. */
  readonly warnings: readonly Rejection[];
  /** How often each kind of repair was made in documents that were accepted; absent without any. */
  readonly repairs?: Readonly<Record<string, number>> | undefined;
}
