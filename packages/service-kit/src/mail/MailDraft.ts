/** The content of a mail, from which text and HTML are made. */
export interface MailDraft {
  readonly to: string;
  /** The BCP 47 tag of the mail's language. */
  readonly language: string;
  /** The name of the newspaper, shown at the top and at the bottom. */
  readonly siteName: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** A person's own words, below the paragraphs; addresses in them become no links. */
  readonly note?: string | undefined;
  /** The button below the first paragraph. `address` is an absolute URL. */
  readonly action?: { readonly label: string; readonly address: string };
}
