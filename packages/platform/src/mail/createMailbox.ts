import type { Mail, Mailer } from './Mail.ts';

/** A mail as the development mailbox shows it. */
export interface ReceivedMail extends Mail {
  /** The addresses that the text holds, in order. */
  readonly links: readonly string[];
  /** When it came; ISO 8601. */
  readonly date: string;
}

/** Takes mails instead of sending them, for development and tests. */
export interface Mailbox extends Mailer {
  /** Newest first. */
  list(): readonly ReceivedMail[];
}

const MOST_MAILS = 200;

/** Lives in the memory of this process; the oldest mails make room. */
export function createMailbox(clock: { now(): number }): Mailbox {
  const mails: ReceivedMail[] = [];
  return {
    send(mail) {
      const links = mail.text.match(/https?:\/\/[^\s<>"]+/g) ?? [];
      mails.unshift({ ...mail, links, date: new Date(clock.now()).toISOString() });
      mails.splice(MOST_MAILS);
      return Promise.resolve();
    },
    list: () => [...mails],
  };
}
