import { createTransport } from 'nodemailer';
import type { Mailer } from './Mail.ts';

export interface SmtpOptions {
  /** The server: `smtps://user:password@host:465`, or `smtp://…:587`, which switches to TLS if the server offers it. */
  readonly url: string;
  /** The value of the `From` header, such as `The Courier <readers@example.com>`. */
  readonly from: string;
}

const TIMEOUT_MS = 10_000;

/** Creates a mailer for an SMTP server. @throws Error when `url` is not the URL of one */
export function createSmtpMailer({ url, from }: SmtpOptions): Mailer {
  if (!URL.canParse(url) || !/^smtps?:$/.test(new URL(url).protocol)) {
    throw new Error(
      'The address of the mail server must begin with smtp:// or smtps://, such as smtps://user:password@host:465.',
    );
  }
  const address = new URL(url);
  const isSecure = address.protocol === 'smtps:';
  const transport = createTransport({
    host: address.hostname,
    port: Number(address.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    ...(address.username === ''
      ? {}
      : {
          auth: {
            user: decodeURIComponent(address.username),
            pass: decodeURIComponent(address.password),
          },
        }),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    // Text typed by a reader must not make the server read a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send({ to, subject, text, html, headers = {}, messageId }) {
      await transport.sendMail({
        from,
        to: { name: '', address: to },
        subject,
        text,
        html,
        headers: { ...headers },
        messageId,
      });
    },
  };
}
