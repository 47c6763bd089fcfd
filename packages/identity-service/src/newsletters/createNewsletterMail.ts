import type { Queries } from '@broadsheet/service-kit/database';
import { isJsonList } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import { composeMail, readMailSite } from '@broadsheet/service-kit/mail';
import type { Mail } from '@broadsheet/service-kit/mail';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import type { LetterTokens } from './createLetterTokens.ts';
import { letterHeaders, PREFERENCES_PATH } from './letterHeaders.ts';
import { CONFIRMABLE_MS, listPending } from './newsletterStore.ts';
import type { NewsletterSubscription } from './newsletterStore.ts';
import { readNewsletters } from './readNewsletters.ts';

export interface NewsletterMailOptions {
  readonly outbox: Outbox;
  readonly clock: { now(): number };
  readonly site: string;
  readonly siteUrl: string;
  readonly tokens: LetterTokens;
}

export const CONFIRM_PATH = '/readers/v1/newsletters/confirm';
/** The name of the request for confirmation in the outbox. */
export const CONFIRM_LETTER = 'newsletter.confirm';

/** Queues the two mails about newsletters: the request for confirmation, and the receipt of it. */
export function createNewsletterMail({ outbox, clock, site, siteUrl, tokens }: NewsletterMailOptions) {
  async function write(
    queries: Queries,
    kind: 'confirm' | 'welcome',
    subscriptions: readonly NewsletterSubscription[],
  ): Promise<Mail | undefined> {
    const [first] = subscriptions;
    if (first === undefined) return undefined;
    const { siteName, words, seller } = await readMailSite({ queries, site, siteUrl, mailer: outbox });
    const names = new Map((await readNewsletters(queries, site)).map(({ id, name }) => [id, name]));
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
    return { ...mail, headers: letterHeaders(siteUrl, letter) };
  }
  return {
    /**
     * Queues the request for confirmation, also of no subscriptions, so that the form takes the same time for every address.
     */
    requestConfirmation: (queries: Queries, subscriptions: readonly NewsletterSubscription[]) =>
      outbox.addLetter(queries, {
        kind: 'newsletter.confirm',
        letter: CONFIRM_LETTER,
        expiresAt: clock.now() + CONFIRMABLE_MS,
        data: subscriptions.map(({ id }) => id),
      }),
    /** Writes a queued request for confirmation of what still waits for it. */
    async writeConfirmation(queries: Queries, data: Json): Promise<Mail | undefined> {
      const ids = isJsonList(data) ? data.flatMap((id) => (typeof id === 'string' ? [id] : [])) : [];
      return write(queries, 'confirm', await listPending(queries, ids));
    },
    welcome: (queries: Queries, subscriptions: readonly NewsletterSubscription[]) =>
      outbox.add(queries, {
        kind: 'newsletter.welcome',
        write: (inner) => write(inner, 'welcome', subscriptions),
      }),
    wake: outbox.wake,
  };
}
