import type { Hono } from 'hono';
import { createBackgroundTasks } from '../identity/createBackgroundTasks.ts';
import type { IdentityEnv } from '../identity/http/IdentityEnv.ts';
import { createLimits } from '../identity/limits/createLimits.ts';
import type { Mailer } from '../mail/Mail.ts';
import type { PlatformLog } from '../http/PlatformLog.ts';
import type { Database } from '../database/Database.ts';
import { addNewsletterRoutes } from './addNewsletterRoutes.ts';
import { createLetterTokens } from './createLetterTokens.ts';
import { createNewsletterMail } from './createNewsletterMail.ts';
import { letterHeaders, PREFERENCES_PATH } from './letterHeaders.ts';
import { countConfirmed, listConfirmed } from './newsletterStore.ts';
import { readNewsletters } from './readNewsletters.ts';

export interface NewslettersOptions {
  readonly database: Database;
  readonly site: string;
  readonly secret: string;
  /** Of the site, and the path under which it stands. */
  readonly origin: string;
  readonly clock: { now(): number };
  readonly log: PlatformLog;
  readonly mailer: Mailer;
}

/** One who gets a newsletter, with what a letter to them has to carry. */
export interface LetterRecipient {
  readonly email: string;
  /** `List-Unsubscribe` and its partner. */
  readonly headers: Readonly<Record<string, string>>;
  /** Absolute; for the foot of the letter. */
  readonly preferencesUrl: string;
}

/** One newsletter, with how many readers have confirmed it. */
export interface NewsletterReach {
  readonly id: string;
  /** Absent: the site offers it no more, and some still have it. */
  readonly name: string | undefined;
  readonly readers: number;
}

export interface Newsletters {
  addRoutes(app: Hono<IdentityEnv>): void;
  /** Who has confirmed a newsletter, for whatever sends it. */
  listRecipients(newsletter: string): Promise<readonly LetterRecipient[]>;
  /** Those that the site offers, in its order, then those that it did once and that somebody still has. */
  listNewsletters(): Promise<readonly NewsletterReach[]>;
  /** Resolves when no mail is under way. */
  settle(): Promise<void>;
}

/** Newsletters of a site: asked for by a form, confirmed by mail, ended by one press. */
export function createNewsletters(options: NewslettersOptions): Newsletters {
  const { database, site, secret, clock, log } = options;
  const siteUrl = options.origin;
  const tasks = createBackgroundTasks(log);
  const tokens = createLetterTokens(secret);
  const mail = createNewsletterMail({ ...options, siteUrl, tokens });
  const limits = createLimits(database, secret, clock);
  return {
    addRoutes: (app) =>
      addNewsletterRoutes(app, { database, site, siteUrl, clock, limits, tasks, tokens, mail }),
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
    settle: () => tasks.settle(),
  };
}
