/** One mail to one reader, complete for sending. */
export interface Mail {
  /** The recipient's address, without a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Further headers by name, such as `List-Unsubscribe`. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The header `Message-ID` with its angle brackets, the same for all attempts. Default: the mailer makes one up. */
  readonly messageId?: string;
}

/** The texts of mails that the site has of its own, by their keys, for a language such as `fi` or `pt-BR`. */
export interface OwnMailTexts {
  readonly locale: string;
  readonly phrases: Readonly<Record<string, string>>;
}

/** Sends mails. */
export interface Mailer {
  /** The texts that mails are written with, before those that are built in. */
  readonly texts?: OwnMailTexts | undefined;
  /** Sends a mail; resolves when the next server has accepted it. @throws Error when it has not */
  send(mail: Mail): Promise<void>;
}
