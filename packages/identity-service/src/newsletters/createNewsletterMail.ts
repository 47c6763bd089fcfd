import type { Database } from '@broadsheet/service-kit/database';
import { composeMail, readMailSite } from '@broadsheet/service-kit/mail';
import type { Mailer } from '@broadsheet/service-kit/mail';
import type { LetterTokens } from './createLetterTokens.ts';
import { letterHeaders, PREFERENCES_PATH } from './letterHeaders.ts';
import { CONFIRMABLE_MS } from './newsletterStore.ts';
import type { NewsletterSubscription } from './newsletterStore.ts';
import { readNewsletters } from './readNewsletters.ts';

export interface NewsletterMailOptions {
  readonly mailer: Mailer;
  readonly database: Database;
  readonly site: string;
  readonly siteUrl: string;
  readonly tokens: LetterTokens;
}

export const CONFIRM_PATH = '/readers/v1/newsletters/confirm';

/** Creates the sender of the two mails about newsletters: the request for confirmation, and the receipt of it. */
export function createNewsletterMail({ mailer, database, site, siteUrl, tokens }: NewsletterMailOptions) {
  async function send(kind: 'confirm' | 'welcome', subscriptions: readonly NewsletterSubscription[]) {
    const [first] = subscriptions;
    if (first === undefined) return;
    const { siteName, words, seller } = await readMailSite({ queries: database, site, siteUrl, mailer });
    const names = new Map((await readNewsletters(database, site)).map(({ id, name }) => [id, name]));
    const letters = subscriptions.map(({ newsletter }) => names.get(newsletter) ?? newsletter).join(', ');
    const values = { site: siteName, letters, time: words.duration(CONFIRMABLE_MS) };
    const ids = subscriptions.map(({ id }) => id);
    const letter = tokens.sign('letter', ids);
    const url =
      kind === 'confirm'
        ? `${CONFIRM_PATH}?token=${tokens.sign('confirm', ids)}`
        : `${PREFERENCES_PATH}?token=${letter}`;
    const mail = composeMail({
      to: first.email,
      language: words.language,
      siteName,
      foot: seller,
      subject: words.phrase(`newsletter.${kind}.subject`, values),
      paragraphs: [
        words.phrase(`newsletter.${kind}.text`, values),
        words.phrase(kind === 'confirm' ? 'newsletter.confirm.ignore' : 'newsletter.welcome.leave', values),
      ],
      action: {
        label: words.phrase(`newsletter.${kind}.action`, values),
        address: siteUrl + url,
      },
    });
    await mailer.send({ ...mail, headers: letterHeaders(siteUrl, letter) });
  }
  return {
    requestConfirmation: (subscriptions: readonly NewsletterSubscription[]) => send('confirm', subscriptions),
    welcome: (subscriptions: readonly NewsletterSubscription[]) => send('welcome', subscriptions),
  };
}
