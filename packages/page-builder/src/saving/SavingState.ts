/** The server's version of an edited draft. */
export interface OpenedDraft<Document> {
  /** The draft, or the published version if there is no draft. */
  readonly document: Document;
  /** The revision of the draft; 0 if there is none. */
  readonly revision: number;
  /** A text by which the server tells the published version from others; a draft that is begun with another is refused. */
  readonly published?: string | undefined;
}

/** Why the server has not saved the work. */
export type SavingFailure =
  /** The server was not reached: the work is kept in the browser, and saving is tried again. */
  | { readonly kind: 'unreached'; readonly message: string }
  /** The server rejected the draft: saving is tried again after the next change. */
  | { readonly kind: 'refused'; readonly message: string };

/** Whether the work is saved, and where. */
export type SavingState<Conflict, Opened> =
  | { readonly kind: 'saved' }
  | { readonly kind: 'unsaved' }
  | { readonly kind: 'saving' }
  | SavingFailure
  /** The editor has to decide; until then nothing is saved on the server. */
  | { readonly kind: 'conflict'; readonly conflicts: readonly Conflict[]; readonly theirs: Opened };
