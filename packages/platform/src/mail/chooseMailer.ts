import type { PlatformLog } from '../http/PlatformLog.ts';
import type { Mailbox } from './createMailbox.ts';
import { createSmtpMailer } from './createSmtpMailer.ts';
import type { SmtpOptions } from './createSmtpMailer.ts';
import type { Mailer } from './Mail.ts';

export interface MailOptions {
  readonly smtp?: SmtpOptions | undefined;
  /** Carries the mails instead of SMTP. */
  readonly mailer?: Mailer | undefined;
}

function missingMailer(log: PlatformLog): Mailer {
  return {
    send({ subject }) {
      log.error(
        `The mail "${subject}" was not sent: no mail server is set up. Configure SMTP, or the sandbox.`,
      );
      return Promise.resolve();
    },
  };
}

/**
 * The given mailer, else SMTP, else none, which the log tells at every mail. With a mailbox, which only the sandbox has,
 * nothing leaves the machine unless a mailer or SMTP is set up as well; the mailbox then has a copy.
 */
export function chooseMailer(
  { smtp, mailer }: MailOptions,
  mailbox: Mailbox | undefined,
  log: PlatformLog,
): Mailer {
  const carrier = mailer ?? (smtp === undefined ? undefined : createSmtpMailer(smtp));
  if (mailbox === undefined) return carrier ?? missingMailer(log);
  if (carrier === undefined) return mailbox;
  return {
    async send(mail) {
      await mailbox.send(mail);
      await carrier.send(mail);
    },
  };
}
