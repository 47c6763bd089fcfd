import type { Mail, Mailer } from './Mail.ts';

/** A mail as the development mailbox shows it. */
export interface ReceivedMail extends Mail {
  /** The URLs in the text, in order. */
  readonly links: readonly string[];
  /** The moment at which it was received; ISO 8601. */
  readonly date: string;
}

/** Stores mails instead of sending them, for development and tests. */
export interface Mailbox extends Mailer {
  /** Returns the mails, newest first. */
  list(): readonly ReceivedMail[];
}

const MOST_MAILS = 200;

/** Creates a mailbox in this process's memory; when it is full, the oldest mails are dropped. */
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
