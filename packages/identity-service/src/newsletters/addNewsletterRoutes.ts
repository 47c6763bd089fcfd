/**
 * The HTTP routes of newsletters. A form requests newsletters (`POST /readers/v1/newsletters`); the mail links to a page
 * with a button that confirms, because mail scanners follow links but press no buttons. Each newsletter has a link to the
 * reader's choices and a URL to which mail programs post (RFC 8058). The response is the same for every address, so it
 * reveals nothing.
 */
import { safeRedirect } from '@broadsheet/client-core';
import type { Hono } from 'hono';
import { momentParameter } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';
import { foldEmail, isEmail, ServiceError } from '@broadsheet/service-kit/http';
import type { ServiceCall, ServiceEnv } from '@broadsheet/service-kit/http';
import type { Limits } from '@broadsheet/service-kit/limits';
import { readMailSite } from '@broadsheet/service-kit/mail';
import type { Outbox } from '@broadsheet/service-kit/outbox';
import type { LetterTokens } from './createLetterTokens.ts';
import { CONFIRM_PATH } from './createNewsletterMail.ts';
import type { createNewsletterMail } from './createNewsletterMail.ts';
import { PREFERENCES_PATH, UNSUBSCRIBE_PATH } from './letterHeaders.ts';
import { LETTER_PAGE_HEADERS, letterPage } from './letterPage.ts';
import type { LetterPage } from './letterPage.ts';
import {
  requestNewsletters,
  confirmNewsletters,
  endNewsletters,
  listOfSubscriber,
} from './newsletterStore.ts';
import { readNewsletters } from './readNewsletters.ts';

export interface NewsletterContext {
  readonly database: Database;
  readonly site: string;
  /** The site's origin and base path. */
  readonly siteUrl: string;
  readonly clock: { now(): number };
  readonly limits: Limits;
  readonly tokens: LetterTokens;
  readonly outbox: Outbox;
  readonly mail: ReturnType<typeof createNewsletterMail>;
}

const FORM = 'newsletter-signup';

const getToken = (call: ServiceCall): string => call.req.query('token') ?? '';

function isOwnPage(call: ServiceCall, siteUrl: string): boolean {
  const place = call.req.header('sec-fetch-site');
  return place === undefined
    ? call.req.header('origin') === new URL(siteUrl).origin
    : place === 'same-origin';
}

async function showPage(
  { database, site, siteUrl, outbox }: NewsletterContext,
  {
    key,
    form,
  }: { readonly key: 'confirm' | 'confirmed' | 'preferences' | 'ended' | 'dead' } & {
    readonly form?: Omit<NonNullable<LetterPage['form']>, 'submit'>;
  },
): Promise<Response> {
  const { siteName, words } = await readMailSite({ queries: database, site, siteUrl, mailer: outbox });
  const values = { site: siteName };
  const page: LetterPage = {
    language: words.language,
    siteName,
    home: `${siteUrl}/`,
    title: words.phrase(`newsletterPage.${key}.title`, values),
    text: words.phrase(`newsletterPage.${key}.text`, values),
    ...(form !== undefined && {
      form: {
        ...form,
        submit: words.phrase(key === 'confirm' ? 'newsletter.confirm.action' : 'newsletterPage.save', values),
      },
    }),
  };
  return new Response(letterPage(page), { status: key === 'dead' ? 410 : 200, headers: LETTER_PAGE_HEADERS });
}

async function subscribe(context: NewsletterContext, call: ServiceCall): Promise<Response> {
  const { database, site, siteUrl, clock, limits, mail } = context;
  if (!isOwnPage(call, siteUrl)) {
    const message = 'The form came from a page of another site. Send it from a page of this one.';
    throw new ServiceError({ status: 403, code: '403', message });
  }
  const values = new URLSearchParams(await call.req.text());
  const email = foldEmail(values.get('email') ?? '');
  const offered = new Set((await readNewsletters(database, site)).map(({ id }) => id));
  const newsletters = [...new Set(values.getAll('newsletter'))].filter((id) => offered.has(id));
  const page = safeRedirect(values.get('page') ?? '', siteUrl)?.replace(/[?#].*$/, '') ?? '/';
  const back = (refused?: string): Response =>
    new Response(null, {
      status: 303,
      headers: {
        Location: `${page}?form=${FORM}${refused === undefined ? '' : `&refused=${refused}`}#${FORM}`,
        'Cache-Control': 'no-store',
      },
    });
  if (!isEmail(email)) return back('email');
  if (newsletters.length === 0) return back('incomplete');
  const address = call.env.clientAddress;
  await limits.consume('newsletter', { address, account: email });
  await database.transaction(async (queries) => {
    const requested = await requestNewsletters(queries, { site, email, newsletters }, clock.now());
    await mail.requestConfirmation(queries, requested);
  });
  mail.wake();
  return back();
}

async function showPreferences(context: NewsletterContext, id: string, token: string): Promise<Response> {
  const mine = await listOfSubscriber(context.database, id);
  const isOn = (newsletter: string) =>
    mine.some((one) => one.newsletter === newsletter && one.status === 'confirmed');
  const offered = await readNewsletters(context.database, context.site);
  // Only newsletters that were requested before: a new one has to be confirmed by mail like the first.
  const choices = offered.filter((one) => mine.some(({ newsletter }) => newsletter === one.id));
  if (choices.length === 0) return showPage(context, { key: 'dead' });
  return showPage(context, {
    key: 'preferences',
    form: {
      action: `${PREFERENCES_PATH}?token=${token}`,
      choices: choices.map((one) => ({ ...one, isOn: isOn(one.id) })),
    },
  });
}

async function savePreferences(
  { database, clock }: NewsletterContext,
  { id, wanted }: { readonly id: string; readonly wanted: readonly string[] },
): Promise<void> {
  const mine = await listOfSubscriber(database, id);
  const idsOf = (isWanted: boolean) =>
    mine.filter(({ newsletter }) => wanted.includes(newsletter) === isWanted).map((one) => one.id);
  await database.transaction(async (queries) => {
    await endNewsletters(queries, idsOf(false), clock.now());
    // A reader who has a newsletter has proved the address, so ended subscriptions may be resumed.
    await queries.query(
      `update newsletter_subscriptions set status = 'confirmed', ended_at = null,
          confirmed_at = coalesce(confirmed_at, ${momentParameter(2)})
        where id = any ($1::text[])`,
      [idsOf(true), clock.now()],
    );
  });
}

/** Adds the routes below `/readers/v1/newsletters`. */
export function addNewsletterRoutes(app: Hono<ServiceEnv>, context: NewsletterContext): void {
  const { database, clock, limits, tokens, mail } = context;
  app.post('/readers/v1/newsletters', (call) => subscribe(context, call));
  app.get(CONFIRM_PATH, (call) => {
    const token = getToken(call);
    if (tokens.verify('confirm', token) === undefined) return showPage(context, { key: 'dead' });
    return showPage(context, { key: 'confirm', form: { action: `${CONFIRM_PATH}?token=${token}` } });
  });
  app.post(CONFIRM_PATH, async (call) => {
    const ids = tokens.verify('confirm', getToken(call));
    const before = ids === undefined ? [] : await listOfSubscriber(database, ids[0] ?? '');
    const wasNew = before.find(({ id, status }) => ids?.includes(id) && status === 'pending');
    const confirmed = await database.transaction(async (queries) => {
      const found = ids === undefined ? [] : await confirmNewsletters(queries, ids, clock.now());
      if (wasNew !== undefined) await mail.welcome(queries, found);
      return found;
    });
    if (confirmed.length === 0) return showPage(context, { key: 'dead' });
    if (wasNew !== undefined) {
      await limits.forgive('newsletter', { address: call.env.clientAddress, account: wasNew.email });
      mail.wake();
    }
    return showPage(context, { key: 'confirmed' });
  });
  app.get(PREFERENCES_PATH, (call) => {
    const [id] = tokens.verify('letter', getToken(call)) ?? [];
    return id === undefined
      ? showPage(context, { key: 'dead' })
      : showPreferences(context, id, getToken(call));
  });
  app.post(PREFERENCES_PATH, async (call) => {
    const [id] = tokens.verify('letter', getToken(call)) ?? [];
    if (id === undefined) return showPage(context, { key: 'dead' });
    const wanted = new URLSearchParams(await call.req.text()).getAll('newsletter');
    await savePreferences(context, { id, wanted });
    return showPreferences(context, id, getToken(call));
  });
  // A person who follows the header's link sees the choices; a mail program posts, which ends the subscription at once.
  app.get(UNSUBSCRIBE_PATH, (call) =>
    call.redirect(`${PREFERENCES_PATH}?token=${encodeURIComponent(getToken(call))}`, 303),
  );
  app.post(UNSUBSCRIBE_PATH, async (call) => {
    const ids = tokens.verify('letter', getToken(call));
    if (ids === undefined) return showPage(context, { key: 'dead' });
    await endNewsletters(database, ids, clock.now());
    return showPage(context, { key: 'ended' });
  });
}
