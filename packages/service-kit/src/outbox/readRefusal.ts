import { MailServerMissing } from '../mail/MailServerMissing.ts';

/** A failure that concerns one mail only: the mail server takes others. */
export interface Refusal {
  /** The code of the mail server, or a word. It never names a person. */
  readonly failure: string;
  /** Whether no further attempt can succeed. */
  readonly isPermanent: boolean;
}

/** The code of a refused address that does not exist, such as `550 5.1.1`; one of a policy, such as `550 5.7.1`, may change. */
const NO_SUCH_ADDRESS = /^55\d[ -]5\.1\.(?:[1236]|10)\b/;

function readField(error: Error, name: 'code' | 'command' | 'response' | 'responseCode'): unknown {
  return Object.getOwnPropertyDescriptor(error, name)?.value;
}

/** The names of the errors of a call that took too long, or that was ended from outside. */
const TIMED_OUT: ReadonlySet<string> = new Set(['AbortError', 'TimeoutError']);
/** The message of `fetch` when it got no answer. Its cause has a code as a rule, not always. */
const NO_ANSWER = 'fetch failed';

/**
 * Returns whether an error of a mailer that is no refusal says that no other mail can be sent now either. The errors of SMTP and
 * of connections have a code, those of `fetch` in their cause; a mailer that calls a service may also time out. Any other
 * error, of a mailer of the site's own, may be about anything in this one mail.
 */
export function concernsAllMails(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof MailServerMissing || TIMED_OUT.has(error.name)) return true;
  if (error instanceof TypeError && error.message === NO_ANSWER) return true;
  return readField(error, 'code') !== undefined || concernsAllMails(error.cause);
}

/**
 * Reads from an error of a mailer whether the mail server refused this one mail; undefined when it failed for all: it cannot
 * be reached, refuses the login or the sender, or is closing (421).
 */
export function readRefusal(error: unknown): Refusal | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = readField(error, 'code');
  const replied = readField(error, 'responseCode');
  if ((code !== 'EENVELOPE' && code !== 'EMESSAGE') || replied === 421) return undefined;
  // The mail client itself found the address or the size of the mail to be impossible.
  if (typeof replied !== 'number') return { failure: 'unsendable', isPermanent: false };
  const command = readField(error, 'command');
  if (command === 'MAIL FROM') return undefined;
  const response = readField(error, 'response');
  const isPermanent = command === 'RCPT TO' && typeof response === 'string' && NO_SUCH_ADDRESS.test(response);
  return { failure: String(replied), isPermanent };
}
