/** The site has nothing that sends its mails. The message is for the log. */
export class MailServerMissing extends Error {
  override readonly name = 'MailServerMissing';

  constructor() {
    super(
      'Mails wait, because no mail server is set up, and are given up after about 94 hours. Configure SMTP, or the sandbox.',
    );
  }
}
