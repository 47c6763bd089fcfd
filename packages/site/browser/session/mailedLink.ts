import { isRecord, readArray } from '@broadsheet/client-core';
import type { Account } from './accounts.ts';

/** Returns the first link of the newest mail to a reader, as path and query. */
export async function newestLink(origin: string, { email }: Pick<Account, 'email'>): Promise<string> {
  const mails: unknown = await (await fetch(`${origin}/sandbox/mailbox.json`)).json();
  const mail = Array.isArray(mails)
    ? mails.find((item: unknown) => isRecord(item) && item['to'] === email)
    : undefined;
  const [link] = isRecord(mail)
    ? (readArray(mail, 'links', (item) => (typeof item === 'string' ? item : undefined)) ?? [])
    : [];
  if (link === undefined) throw new Error(`${email} got no mail with a link.`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}

/** Requests a login link for a reader and returns the link in the mail, as path and query. */
export async function mailedLink(origin: string, account: Account): Promise<string> {
  const asked = await fetch(`${origin}/identity/public/v1/auth/magiclink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email }),
  });
  if (!asked.ok) throw new Error(`No link was mailed: ${await asked.text()}`);
  return newestLink(origin, account);
}

/** Opens the link that verifies the address of a new account. */
export async function verifyAddress(origin: string, account: Pick<Account, 'email'>): Promise<void> {
  const nonce = new URL(await newestLink(origin, account), origin).searchParams.get('nonce');
  const response = await fetch(`${origin}/identity/public/v1/email/verify/${nonce}`);
  if (!response.ok) throw new Error(`The address was not verified: ${await response.text()}`);
}
