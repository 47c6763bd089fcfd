/** One mail to one reader, ready to be sent. */
export interface Mail {
  /** A bare address. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers by name, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** What carries mails away. */
export interface Mailer {
  /** Resolves when the next server has taken the mail. @throws Error when it has not */
  send(mail: Mail): Promise<void>;
}
