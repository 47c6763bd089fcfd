/**
 * Links by mail that make a browser known to an editor's account, as a log-in there does. Strangers can use up the attempts of
 * all browsers that nobody knows; whoever reads the mailbox of the account has attempts of their own again. A link grants
 * nothing else: password and second factor are asked for as ever.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { addBase, HOUR_MS } from '@broadsheet/client-core';
import { composeMail, readMailSite } from '@broadsheet/service-kit/mail';
import type { Mail } from '@broadsheet/service-kit/mail';
import type { ServiceCall } from '@broadsheet/service-kit/http';
import { isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { findEditor, findEditorById } from '../accounts/editorStore.ts';
import { findFacts, rememberBrowser } from './knownBrowsers.ts';

const PURPOSE = 'editing browser links';
/** As long as the mails to one address are counted, so that a link that is good lies there when no further one is sent. */
const LINK_MS = HOUR_MS;
const TOKEN = /^(\d{1,16})\.([\w-]{1,64})\.([\w-]{43})$/;
const PAGE = '/pagebuilder/browser/';

/** The name of the letter in the outbox. */
export const BROWSER_LETTER = 'editor browser';

const sign = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/**
 * Queues a mail with a link. The answer is the same for every address, and the account is looked up when the mail is
 * delivered, so that nobody learns here which addresses have one.
 *
 * @param email folded
 * @throws ServiceError 429 for a network that asks too often
 */
export async function requestBrowserLink(
  { database, limits, outbox, clock }: EditingContext,
  { email, address }: { readonly email: string; readonly address: string | undefined },
): Promise<void> {
  await limits.consume('mail', { address });
  if (!(await limits.isWithin('mailbox', { address, account: `editor ${email}` }))) return;
  const expiresAt = clock.now() + LINK_MS;
  await database.transaction((queries) =>
    outbox.addLetter(queries, { kind: 'editorBrowser', letter: BROWSER_LETTER, expiresAt, data: { email } }),
  );
  outbox.wake();
}

/** Writes the mail with a link when it is delivered; `undefined` where the address has no account. */
export async function writeBrowserLink(context: EditingContext, data: Json): Promise<Mail | undefined> {
  const { database, site, siteUrl, outbox, keys, clock } = context;
  const email = isJsonObject(data) ? textAt(data, 'email') : undefined;
  const found = email === undefined ? undefined : await findEditor(database, email);
  if (found === undefined || found.editor.isDisabled) return undefined;
  const { id, email: to } = found.editor;
  const stated = `${clock.now() + LINK_MS}.${id}`;
  const facts = (await findFacts(context, id)) ?? '';
  const token = `${stated}.${sign(keys.derive(PURPOSE), `${stated} ${facts}`).toString('base64url')}`;
  const { siteName, words, seller } = await readMailSite({
    queries: database,
    site,
    siteUrl,
    mailer: outbox,
  });
  const values = { site: siteName, time: words.duration(LINK_MS) };
  // Browsers do not send what stands after the sign to servers, so no log of addresses holds it.
  const url = new URL(addBase(PAGE, siteUrl), siteUrl);
  url.hash = token;
  return composeMail({
    to,
    language: words.language,
    siteName,
    foot: seller,
    subject: words.phrase('editorBrowser.subject', values),
    paragraphs: [
      words.phrase('editorBrowser.text', values),
      words.phrase('link.lifetime', values),
      words.phrase('link.ignore', values),
    ],
    action: { label: words.phrase('editorBrowser.action', values), address: url.href },
  });
}

/** Finds the account of a link that is good. */
async function findLinked(context: EditingContext, token: string): Promise<string | undefined> {
  const { keys, clock, database } = context;
  const [, expiresAt = '', id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (signature === '' || Number(expiresAt) <= clock.now()) return undefined;
  const editor = await findEditorById(database, id);
  if (editor === undefined || editor.isDisabled) return undefined;
  const facts = (await findFacts(context, id)) ?? '';
  const offered = Buffer.from(signature, 'base64url');
  const isSigned = keys
    .deriveAll(PURPOSE)
    .some((key) => timingSafeEqual(sign(key, `${expiresAt}.${id} ${facts}`), offered));
  return isSigned ? id : undefined;
}

/**
 * Makes the browser of a call known to the account of a link.
 *
 * @throws EditingError 400 when the link is not good any more
 */
export async function acceptBrowserLink(
  context: EditingContext,
  call: ServiceCall,
  token: string,
): Promise<void> {
  const editorId = await findLinked(context, token);
  if (editorId === undefined) throw new EditingError(400, { says: 'refusal.browser-link' });
  await rememberBrowser(context, call, { editorId, by: 'link' });
}
