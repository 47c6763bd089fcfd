/** A call that was not done. */
export class EditorClientError extends Error {
  override readonly name = 'EditorClientError';
  /** HTTP status; `undefined` when no answer came, so that it is unknown whether the server did the work. */
  readonly status: number | undefined;
  /** What the answer told besides its message, unparsed: of a 409 the other editor's document. */
  readonly details: unknown;

  /** @param message a sentence for the editor: what happened and what to do */
  constructor(
    message: string,
    {
      status,
      details,
      cause,
    }: { readonly status?: number; readonly details?: unknown; readonly cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.status = status;
    this.details = details;
  }
}
