import type { Hono } from 'hono';
import type { ServiceEnv } from '@broadsheet/service-kit/http';
import { createLimits } from '@broadsheet/service-kit/limits';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import type { Database } from '@broadsheet/service-kit/database';
import { addNewsletterRoutes } from './addNewsletterRoutes.ts';
import type { Keyring } from '@broadsheet/service-kit/keys';
import { createLetterTokens } from './createLetterTokens.ts';
import { CONFIRM_LETTER, createNewsletterMail } from './createNewsletterMail.ts';
import { letterHeaders, PREFERENCES_PATH } from './letterHeaders.ts';
import { countConfirmed, listConfirmed } from './newsletterStore.ts';
import { readNewsletters } from './readNewsletters.ts';

export interface NewslettersOptions {
  readonly database: Database;
  readonly site: string;
  readonly keys: Keyring;
  /** The site's origin and base path. */
  readonly origin: string;
  readonly clock: { now(): number };
  readonly outbox: Outbox;
}

/** A recipient of a newsletter, with the headers and the link that the mail to them must have. */
export interface LetterRecipient {
  readonly email: string;
  /** The headers `List-Unsubscribe` and `List-Unsubscribe-Post`. */
  readonly headers: Readonly<Record<string, string>>;
  /** The absolute URL of the reader's choices, for the newsletter's footer. */
  readonly preferencesUrl: string;
}

/** A newsletter and the number of readers who have confirmed it. */
export interface NewsletterReach {
  readonly id: string;
  /** The newsletter's name; undefined if the site does not offer it any more but readers still have it. */
  readonly name: string | undefined;
  readonly readers: number;
}

export interface Newsletters {
  addRoutes(app: Hono<ServiceEnv>): void;
  /** Lists the readers who have confirmed a newsletter, for the program that sends it. */
  listRecipients(newsletter: string): Promise<readonly LetterRecipient[]>;
  /** Lists the newsletters that the site offers, in its order, then former ones that readers still have. */
  listNewsletters(): Promise<readonly NewsletterReach[]>;
  /** Resolves when no mail is being sent. */
  settle(): Promise<void>;
}

/** Creates the newsletters of a site: readers request them by a form, confirm them by mail, and end them with one click. */
export function createNewsletters(options: NewslettersOptions): Newsletters {
  const { database, site, keys, clock, outbox } = options;
  const siteUrl = options.origin;
  const tokens = createLetterTokens(keys);
  const mail = createNewsletterMail({ ...options, siteUrl, tokens });
  outbox.registerLetter(CONFIRM_LETTER, (data) => mail.writeConfirmation(database, data));
  const limits = createLimits(database, keys.secret, clock);
  return {
    addRoutes: (app) =>
      addNewsletterRoutes(app, { database, site, siteUrl, clock, limits, tokens, mail, outbox }),
    async listRecipients(newsletter) {
      const subscriptions = await listConfirmed(database, { site, newsletter });
      return subscriptions.map(({ id, email }) => {
        const token = tokens.sign('letter', [id]);
        const preferencesUrl = `${siteUrl}${PREFERENCES_PATH}?token=${token}`;
        return { email, headers: letterHeaders(siteUrl, token), preferencesUrl };
      });
    },
    async listNewsletters() {
      const [offered, readers] = await Promise.all([
        readNewsletters(database, site),
        countConfirmed(database, site),
      ]);
      const ids = new Set(offered.map(({ id }) => id));
      const former = [...readers.keys()].filter((id) => !ids.has(id)).map((id) => ({ id, name: undefined }));
      return [...offered, ...former].map(({ id, name }) => ({ id, name, readers: readers.get(id) ?? 0 }));
    },
    settle: () => outbox.settle(),
  };
}
