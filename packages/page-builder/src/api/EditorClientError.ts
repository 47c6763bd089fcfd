/** The error of a call that failed. */
export class EditorClientError extends Error {
  override readonly name = 'EditorClientError';
  /** The HTTP status; `undefined` when there was no response, so that it is unknown whether the server did the work. */
  readonly status: number | undefined;
  /** The response's members other than its message, unparsed; for a 409 the other editor's document. */
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
