/** The mails of a newspaper whose sandbox is on. */
import { isRecord, list, string } from '@broadsheet/client-core';

export interface ReceivedMail {
  readonly to: string;
  readonly subject: string;
  /** The links as paths with their queries, because all of them lead to the newspaper. */
  readonly links: readonly string[];
}

function parseMail(mail: unknown): readonly ReceivedMail[] {
  if (!isRecord(mail)) return [];
  const links = list((link) => {
    if (typeof link !== 'string') return undefined;
    const { pathname, search } = new URL(link);
    return pathname + search;
  })(mail['links']);
  return [{ to: string(mail['to']) ?? '', subject: string(mail['subject']) ?? '', links: links ?? [] }];
}

/** Returns the mails to an address, the newest first, once all pending ones have arrived. */
export async function mailsTo(origin: string, to: string): Promise<readonly ReceivedMail[]> {
  const mails: unknown = await (await fetch(`${origin}/sandbox/mailbox.json`)).json();
  if (!Array.isArray(mails)) throw new Error('There is no mailbox. Start the newspaper with SANDBOX=on.');
  return mails.flatMap(parseMail).filter((mail) => mail.to === to);
}

/** Returns the link of the newest mail with this subject, as path and query. @throws Error when there is no such mail */
export async function mailedLink(origin: string, to: string, subject: string): Promise<string> {
  const mails = await mailsTo(origin, to);
  const link = mails.find((mail) => mail.subject === subject)?.links[0];
  if (link !== undefined) return link;
  const others = mails.map((mail) => mail.subject).join(', ');
  throw new Error(`${to} has no mail "${subject}" with a link, but: ${others || 'none'}.`);
}

/** The subjects of the mails that contain a link. */
export const SUBJECT = {
  verifyEmail: 'Confirm your email address',
  oneTimeLink: 'Your login link',
  resetPassword: 'Choose a new password',
  choosePassword: 'Your account at The Aldermouth Courier',
  deleteAccount: 'Do you want to delete your account?',
} as const;
