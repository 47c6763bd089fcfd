import { MailServerMissing } from './MailServerMissing.ts';
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

/** A mailer for sites without a mail server: its mails wait in the outbox for one, and are given up after about 94 hours. */
const missingMailer: Mailer = { send: () => Promise.reject(new MailServerMissing()) };

function chooseCarrier({ smtp, mailer }: MailOptions, mailbox: Mailbox | undefined): Mailer {
  const carrier = mailer ?? (smtp === undefined ? undefined : createSmtpMailer(smtp));
  if (mailbox === undefined) return carrier ?? missingMailer;
  if (carrier === undefined) return mailbox;
  return {
    async send(mail) {
      await mailbox.send(mail);
      await carrier.send(mail);
    },
  };
}

/**
 * Returns the given mailer, otherwise SMTP, otherwise one that rejects each mail. With a mailbox, which only the
 * sandbox has, mails leave the machine only if a mailer or SMTP is set up too; the mailbox then gets a copy.
 */
export function chooseMailer(options: MailOptions, mailbox: Mailbox | undefined): Mailer {
  const carrier = chooseCarrier(options, mailbox);
  const { texts, onMail = () => undefined } = options;
  return {
    async send(mail) {
      try {
        await carrier.send(mail);
      } catch (error) {
        onMail('failed');
        throw error;
      }
      onMail('sent');
    },
    texts,
  };
}
