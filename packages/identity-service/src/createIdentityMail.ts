import { toWrittenEmail } from '@broadsheet/service-kit/http';
import { addBase } from '@broadsheet/client-core';
import { composeMail, readMailSite } from '@broadsheet/service-kit/mail';
import type { Mail } from '@broadsheet/service-kit/mail';
import type { Queries } from '@broadsheet/service-kit/database';
import { compact } from '@broadsheet/service-kit/json';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import type { IdentityPages } from './IdentityOptions.ts';
import { LINK_LIFETIME_MS } from './links/linkStore.ts';
import type { LinkPurpose } from './links/linkStore.ts';
import { LINK_LETTER } from './links/LinkRequest.ts';
import type { LinkRequest } from './links/LinkRequest.ts';

export type Notice = 'passwordChanged' | 'emailChanged' | 'accountDeleted' | 'accountSecured';

/** The account that a mail is for, and its address. */
export interface AccountAddress {
  readonly accountUuid: string;
  readonly email: string;
}

/**
 * Queues the mails of the reader's account, in the site's language, in the transaction of what they are about. Call `wake`
 * after the transaction.
 */
export interface IdentityMail {
  /** Queues a link that was issued in the transaction. */
  addLink(
    queries: Queries,
    purpose: LinkPurpose,
    link: AccountAddress & { readonly nonce: string },
  ): Promise<void>;
  /** Welcomes who got an account without a password; the link leads to choosing one. */
  addWelcome(
    queries: Queries,
    link: AccountAddress & { readonly nonce: string; readonly lifetimeMs: number },
  ): Promise<void>;
  /** Notifies an account's address of the one that will replace it; the link undoes the change. */
  addRestoreLink(
    queries: Queries,
    change: AccountAddress & { readonly nonce: string; readonly newEmail: string },
  ): Promise<void>;
  /** Queues a notice, which is delivered also when the account is deleted. */
  addNotice(queries: Queries, notice: Notice, to: string): Promise<void>;
  /** Queues the request for a link, which is issued when it is delivered; see `createLinkLetter`. */
  requestLink(queries: Queries, request: LinkRequest): Promise<void>;
  /** Writes a link. */
  writeLink(
    queries: Queries,
    purpose: LinkPurpose,
    link: { readonly email: string; readonly nonce: string },
  ): Promise<Mail>;
  /** Starts the delivery. */
  wake(): void;
}

export interface IdentityMailOptions {
  readonly outbox: Outbox;
  readonly clock: { now(): number };
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

type Write = (
  queries: Queries,
  purpose: LinkPurpose,
  to: { readonly email: string; readonly parts: LinkParts },
) => Promise<Mail>;

function createWrite({ outbox, site, siteUrl, pages: own }: IdentityMailOptions): Write {
  const pages = { ...DEFAULT_PAGES, ...own };
  return async (queries, purpose, { email: to, parts }) => {
    const { nonce, ending, words: name = purpose, lifetimeMs = LINK_LIFETIME_MS[purpose], ...named } = parts;
    const { siteName, words, seller } = await readMailSite({ queries, site, siteUrl, mailer: outbox });
    const values = { site: siteName, time: words.duration(lifetimeMs), ...named };
    const url = new URL(addBase(pages[purpose], siteUrl), siteUrl);
    url.searchParams.set(PARAMETERS[purpose], nonce);
    return composeMail({
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
    });
  };
}

async function writeNotice(
  { outbox, site, siteUrl }: IdentityMailOptions,
  queries: Queries,
  { notice, to }: { readonly notice: Notice; readonly to: string },
): Promise<Mail> {
  const { siteName, words, seller } = await readMailSite({ queries, site, siteUrl, mailer: outbox });
  const values = { site: siteName };
  return composeMail({
    to,
    language: words.language,
    siteName,
    foot: seller,
    subject: words.phrase(`${notice}.subject`, values),
    paragraphs: [words.phrase(`${notice}.text`, values)],
  });
}

export function createIdentityMail(options: IdentityMailOptions): IdentityMail {
  const { outbox, clock } = options;
  const write = createWrite(options);
  const add = (
    queries: Queries,
    purpose: LinkPurpose,
    { accountUuid: account, email, parts }: AccountAddress & { readonly parts: LinkParts },
  ): Promise<void> =>
    outbox.add(queries, {
      kind: parts.words ?? purpose,
      account,
      expiresAt: clock.now() + (parts.lifetimeMs ?? LINK_LIFETIME_MS[purpose]),
      write: (inner) => write(inner, purpose, { email, parts }),
    });
  return {
    addLink: (queries, purpose, { nonce, ...to }) =>
      add(queries, purpose, { ...to, parts: { nonce, ending: 'link.ignore' } }),
    addWelcome: (queries, { nonce, lifetimeMs, ...to }) =>
      add(queries, 'resetPassword', {
        ...to,
        parts: { nonce, lifetimeMs, words: 'choosePassword', ending: 'link.ignore' },
      }),
    addRestoreLink: (queries, { nonce, newEmail, ...to }) =>
      add(queries, 'restoreEmail', {
        ...to,
        parts: { nonce, ending: 'restoreEmail.ignore', email: toWrittenEmail(newEmail) },
      }),
    addNotice: (queries, notice, to) =>
      outbox.add(queries, {
        kind: notice,
        write: (inner) => writeNotice(options, inner, { notice, to }),
      }),
    requestLink: (queries, request) =>
      outbox.addLetter(queries, {
        kind: request.purpose,
        letter: LINK_LETTER,
        account: request.accountUuid,
        expiresAt: clock.now() + LINK_LIFETIME_MS[request.purpose],
        data: compact({ ...request }),
      }),
    writeLink: (queries, purpose, { email, nonce }) =>
      write(queries, purpose, { email, parts: { nonce, ending: 'link.ignore' } }),
    wake: outbox.wake,
  };
}
