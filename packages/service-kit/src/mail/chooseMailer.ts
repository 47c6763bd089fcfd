import type { PlatformLog } from '../http/PlatformLog.ts';
import type { Mailbox } from './createMailbox.ts';
import { createSmtpMailer } from './createSmtpMailer.ts';
import type { SmtpOptions } from './createSmtpMailer.ts';
import type { Mailer, OwnMailTexts } from './Mail.ts';

export interface MailOptions {
  readonly smtp?: SmtpOptions | undefined;
  /** The mailer that is used instead of SMTP. */
  readonly mailer?: Mailer | undefined;
  /** The site's own texts of mails. */
  readonly texts?: OwnMailTexts | undefined;
  /** Called for each mail, for metrics. Default: nothing. */
  readonly onMail?: ((outcome: 'sent' | 'failed') => void) | undefined;
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

function chooseCarrier(
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

/**
 * Returns the given mailer, otherwise SMTP, otherwise one that logs an error for each mail. With a mailbox, which only the
 * sandbox has, mails leave the machine only if a mailer or SMTP is set up too; the mailbox then gets a copy.
 */
export function chooseMailer(options: MailOptions, mailbox: Mailbox | undefined, log: PlatformLog): Mailer {
  const carrier = chooseCarrier(options, mailbox, log);
  const { smtp, mailer, texts, onMail = () => undefined } = options;
  const isMissing = smtp === undefined && mailer === undefined && mailbox === undefined;
  return {
    async send(mail) {
      try {
        await carrier.send(mail);
      } catch (error) {
        onMail('failed');
        throw error;
      }
      onMail(isMissing ? 'failed' : 'sent');
    },
    texts,
  };
}
