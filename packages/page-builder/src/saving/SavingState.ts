/** Something that is edited as a draft, as the server has it. */
export interface OpenedDraft<Document> {
  /** The draft, or what is published where there is none. */
  readonly document: Document;
  /** Of the draft; 0 where there is none. */
  readonly revision: number;
}

/** Whether the work is safe, and where. */
export type SavingState<Conflict, Opened> =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  /** The server was not reached: the work is kept in the browser, and saving is tried again. */
  | { readonly kind: 'unreached'; readonly message: string }
  /** The server does not take it: it is tried again with the next change. */
  | { readonly kind: 'refused'; readonly message: string }
  /** Somebody has to decide; until then nothing is saved on the server. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly theirs: Opened };
