/**
 * Distinguishes an editor's own browsers from strangers', so that who guesses passwords, or codes with a password that was
 * found out, uses up limits of strangers and never those of the owner.
 *
 * A browser in which a session was opened completely gets a signed cookie for that account. The cookie grants nothing. What
 * it signs includes the password and the second factors that the account had then, so a change of either revokes it.
 */
import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { DAY_MS } from '@broadsheet/client-core';
import { optionalTextColumn, textColumn } from '@broadsheet/service-kit/database';
import { readCookie, writeCookie } from '@broadsheet/service-kit/http';
import type { ServiceCall } from '@broadsheet/service-kit/http';
import type { KnownCaller } from '@broadsheet/service-kit/limits';
import type { EditingContext } from '../EditingContext.ts';
import { findSessionByToken, printSessionCookie } from './editorSessions.ts';

type KnownContext = Pick<EditingContext, 'database' | 'clock' | 'siteUrl' | 'keys'>;

const PURPOSE = 'editing known browsers';
const KNOWN_MS = 90 * DAY_MS;
const NAME_LENGTH = 12;
/** As long as `VALUE` expects. */
const NAME_BYTES = 16;
const VALUE = /^(\d{1,16})\.([\w-]{22})\.([\w-]{43})$/;

/** Returns the name of an account's cookie; a browser that several editors use has one of each. */
const nameFor = (editorId: string): string =>
  `editor-browser-${createHash('sha256').update(editorId).digest('hex').slice(0, NAME_LENGTH)}`;

const FACTS = `
  select password_hash, (select coalesce(string_agg(id, ' ' order by id), '') from editor_factors
    where editor_id = editors.id) as factors from editors where id = $1`;

/** Returns what a cookie and a mailed link are bound to: the account, its password and its second factors. */
export async function findFacts(
  { database }: Pick<KnownContext, 'database'>,
  editorId: string,
): Promise<string | undefined> {
  const [row] = await database.query(FACTS, [editorId]);
  return (
    row && JSON.stringify([editorId, optionalTextColumn(row, 'password_hash'), textColumn(row, 'factors')])
  );
}

const sign = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Returns what the browser of a request is known by to an account; undefined for a stranger. */
export async function findKnownBrowser(
  context: KnownContext,
  request: Request,
  { editorId }: { readonly editorId: string },
): Promise<KnownCaller | undefined> {
  const { keys, clock, siteUrl } = context;
  const match = VALUE.exec(readCookie(request, { siteUrl, name: nameFor(editorId) }) ?? '');
  const [, expiresAt = '', browser = '', signature = ''] = match ?? [];
  if (match === null || Number(expiresAt) <= clock.now()) return undefined;
  const facts = await findFacts(context, editorId);
  if (facts === undefined) return undefined;
  const offered = Buffer.from(signature, 'base64url');
  const text = `${expiresAt}.${browser}.${facts}`;
  const isSigned = keys.deriveAll(PURPOSE).some((key) => timingSafeEqual(sign(key, text), offered));
  return isSigned ? { kind: 'device', hash: browser } : undefined;
}

/** How a browser became known: by a complete log-in, or by a mailed link, which can be opened in any number of browsers. */
export type BrowserProof = 'login' | 'link';

/**
 * Makes the browser of a call known to an account. Call it only when everything that the account needs was proven.
 *
 * All browsers that a link has made known count their attempts together: otherwise each opening would bring new ones.
 */
export async function rememberBrowser(
  context: KnownContext,
  call: ServiceCall,
  { editorId, by = 'login' }: { readonly editorId: string; readonly by?: BrowserProof },
): Promise<void> {
  const facts = await findFacts(context, editorId);
  if (facts === undefined) return;
  const { keys, clock, siteUrl } = context;
  const bytes =
    by === 'link'
      ? sign(keys.derive(PURPOSE), `link ${facts}`).subarray(0, NAME_BYTES)
      : randomBytes(NAME_BYTES);
  const stated = `${clock.now() + KNOWN_MS}.${bytes.toString('base64url')}`;
  const signature = sign(keys.derive(PURPOSE), `${stated}.${facts}`).toString('base64url');
  const value = `${stated}.${signature}`;
  writeCookie(call, { siteUrl, name: nameFor(editorId), value, maxAge: KNOWN_MS / 1000 });
}

/**
 * Sets the cookie of a new session, which replaces the browser's previous one, and makes the browser known when the session
 * is open.
 */
export async function setEditorSession(
  context: EditingContext,
  call: ServiceCall,
  token: string,
): Promise<void> {
  call.header('Set-Cookie', printSessionCookie(context.siteUrl, token), { append: true });
  const session = await findSessionByToken(context, token);
  if (session?.step === 'open') await rememberBrowser(context, call, { editorId: session.editor.id });
}
