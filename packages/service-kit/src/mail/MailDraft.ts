/** One point of what a mail is about. */
export interface MailFact {
  readonly label: string;
  readonly value: string;
  /** An absolute URL to which the value leads. */
  readonly address?: string;
}

/** The content of a mail, from which text and HTML are made. */
export interface MailDraft {
  readonly to: string;
  /** The BCP 47 tag of the mail's language. */
  readonly language: string;
  /** The name of the newspaper, shown at the top and at the bottom. */
  readonly siteName: string;
  readonly subject: string;
  readonly paragraphs: readonly string[];
  /** What the mail is about, point by point, below the first paragraph. */
  readonly facts?: readonly MailFact[] | undefined;
  /** Lines at the foot, such as the seller's address. */
  readonly foot?: readonly string[];
  /** The name of the kind of mail, for filters of mail programs; sent in the header `X-Mail-Kind`. */
  readonly kind?: string;
  /** A person's own words, below the paragraphs; addresses in them become no links. */
  readonly note?: string | undefined;
  /** The button below the first paragraph. `address` is an absolute URL. */
  readonly action?: { readonly label: string; readonly address: string };
}
