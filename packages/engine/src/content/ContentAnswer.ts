/** What a source answered. The version changes only when the answer does. */
export type ContentAnswer =
  | { readonly status: 'ready'; readonly data: unknown; readonly version: number }
  | { readonly status: 'failed'; readonly error: unknown; readonly version: number };
