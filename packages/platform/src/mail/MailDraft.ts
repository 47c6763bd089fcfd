/** What a mail says, before it is written as text and as HTML. */
export interface MailDraft {
  readonly to: string;
  /** BCP 47. */
  readonly language: string;
  /** Name of the newspaper, at the head and at the foot. */
  readonly siteName: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The one thing to do, below the first paragraph. `address` is absolute. */
  readonly action?: { readonly label: string; readonly address: string };
}
