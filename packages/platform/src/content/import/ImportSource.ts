import type { Json } from '../json/Json.ts';

/** Where something stands in what is imported. */
export interface SourcePlace {
  /** Absolute path of a file, or a URL. */
  readonly file: string;
  /** In the file: a JSON path such as `$[2].credits`, or what its format has instead. */
  readonly path: string;
}

/** Something about a place that the person who imports should know. */
export interface SourceNote extends SourcePlace {
  readonly reason: string;
}

export interface ImportProgress {
  readonly filesDone: number;
  readonly filesTotal: number;
  /** What is counted; files when left out. */
  readonly unit?: 'files' | 'stories' | 'documents' | undefined;
}

/** What a source gives, one after the other. */
export type SourceItem =
  | (SourcePlace & { readonly kind: 'document'; readonly value: Json })
  /** What cannot be read. */
  | (SourceNote & { readonly kind: 'rejected' })
  /** What cannot be kept as it was. */
  | (SourceNote & { readonly kind: 'warning' })
  /** How far the source has come; told once everything before it is stored. */
  | { readonly kind: 'reached'; readonly progress: ImportProgress };

/** What is wrong with a document, and where. */
export type Rejection = SourceNote;

export interface ImportResult {
  /** Documents that were new or had changed. */
  readonly imported: number;
  /** Documents that were stored already. */
  readonly unchanged: number;
  readonly rejected: readonly Rejection[];
  /** What is odd about documents that were stored or are stored already. */
  readonly warnings: readonly Rejection[];
}
