/** The content of a mail, from which text and HTML are made. */
export interface MailDraft {
  readonly to: string;
  /** The BCP 47 tag of the mail's language. */
  readonly language: string;
  /** The name of the newspaper, shown at the top and at the bottom. */
  readonly siteName: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** The button below the first paragraph. `address` is an absolute URL. */
  readonly action?: { readonly label: string; readonly address: string };
}
