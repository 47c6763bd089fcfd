import { addBase } from '@broadsheet/client-core';
import { composeMail, readMailSite } from '@broadsheet/service-kit/mail';
import type { Mailer } from '@broadsheet/service-kit/mail';
import type { Database } from '@broadsheet/service-kit/database';
import type { IdentityPages } from './IdentityOptions.ts';
import { LINK_LIFETIME_MS } from './links/linkStore.ts';
import type { LinkPurpose } from './links/linkStore.ts';

export type Notice = 'passwordChanged' | 'emailChanged' | 'accountDeleted' | 'accountSecured';

/**
 * Sends the mails of the reader's account, in the site's language. All methods reject when the mail cannot be handed over.
 */
export interface IdentityMail {
  sendLink(purpose: LinkPurpose, to: string, nonce: string): Promise<void>;
  /** Welcomes who got an account without a password; the link leads to choosing one. */
  sendWelcome(to: string, link: { readonly nonce: string; readonly lifetimeMs: number }): Promise<void>;
  /** Notifies an account's address of the one that will replace it; the link undoes the change. */
  sendRestoreLink(to: string, change: { readonly nonce: string; readonly newEmail: string }): Promise<void>;
  sendNotice(notice: Notice, to: string): Promise<void>;
}

export interface IdentityMailOptions {
  readonly mailer: Mailer;
  readonly database: Database;
  readonly site: string;
  /** Of the site, as readers type it: never taken from a request, whose host anybody can choose. */
  readonly siteUrl: string;
  readonly pages: Partial<IdentityPages> | undefined;
}

const DEFAULT_PAGES: IdentityPages = {
  verifyEmail: '/account/verify-email/',
  resetPassword: '/account/reset-password/',
  oneTimeLink: '/account/request-one-time/',
  deleteAccount: '/account/delete/',
  restoreEmail: '/account/verify-email/',
};

const PARAMETERS: Readonly<Record<LinkPurpose, string>> = {
  verifyEmail: 'nonce',
  resetPassword: 'nonce',
  oneTimeLink: 'ota_nonce',
  deleteAccount: 'nonce',
  restoreEmail: 'restore_nonce',
};

interface LinkParts {
  readonly nonce: string;
  readonly ending: 'link.ignore' | 'restoreEmail.ignore';
  readonly email?: string;
  /** The name of the phrases. Default: the purpose. */
  readonly words?: 'choosePassword';
  readonly lifetimeMs?: number;
}

export function createIdentityMail(options: IdentityMailOptions): IdentityMail {
  const { mailer, database, site, siteUrl } = options;
  const pages = { ...DEFAULT_PAGES, ...options.pages };
  const readSite = () => readMailSite({ queries: database, site, siteUrl, mailer });
  const send = async (purpose: LinkPurpose, to: string, parts: LinkParts): Promise<void> => {
    const { nonce, ending, words: name = purpose, lifetimeMs = LINK_LIFETIME_MS[purpose], ...named } = parts;
    const { siteName, words, seller } = await readSite();
    const values = { site: siteName, time: words.duration(lifetimeMs), ...named };
    const url = new URL(addBase(pages[purpose], siteUrl), siteUrl);
    url.searchParams.set(PARAMETERS[purpose], nonce);
    await mailer.send(
      composeMail({
        to,
        language: words.language,
        siteName,
        foot: seller,
        subject: words.phrase(`${name}.subject`, values),
        paragraphs: [
          words.phrase(`${name}.text`, values),
          words.phrase('link.lifetime', values),
          words.phrase(ending, values),
        ],
        action: { label: words.phrase(`${name}.action`, values), address: url.href },
      }),
    );
  };
  return {
    sendLink: (purpose, to, nonce) => send(purpose, to, { nonce, ending: 'link.ignore' }),
    sendWelcome: (to, link) =>
      send('resetPassword', to, { ...link, words: 'choosePassword', ending: 'link.ignore' }),
    sendRestoreLink: (to, { nonce, newEmail }) =>
      send('restoreEmail', to, { nonce, ending: 'restoreEmail.ignore', email: newEmail }),
    async sendNotice(notice, to) {
      const { siteName, words, seller } = await readSite();
      const values = { site: siteName };
      await mailer.send(
        composeMail({
          to,
          language: words.language,
          siteName,
          foot: seller,
          subject: words.phrase(`${notice}.subject`, values),
          paragraphs: [words.phrase(`${notice}.text`, values)],
        }),
      );
    },
  };
}
