import { mailsTo } from '../account/mailbox.ts';
import type { Account } from '../account/makeAccount.ts';

/** Returns the first link of the newest mail to a reader, as path and query. */
export async function newestLink(origin: string, { email }: Pick<Account, 'email'>): Promise<string> {
  const [mail] = await mailsTo(origin, email);
  const link = mail?.links[0];
  if (link === undefined) throw new Error(`${email} got no mail with a link.`);
  return link;
}

/** Requests a login link for a reader and returns the link in the mail, as path and query. */
export async function mailedLink(origin: string, account: Account): Promise<string> {
  const requested = await fetch(`${origin}/identity/public/v1/auth/magiclink`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account.email }),
  });
  if (!requested.ok) throw new Error(`No link was mailed: ${await requested.text()}`);
  return newestLink(origin, account);
}

/** Opens the link that verifies the address of a new account. */
export async function verifyAddress(origin: string, account: Pick<Account, 'email'>): Promise<void> {
  const nonce = new URL(await newestLink(origin, account), origin).searchParams.get('nonce');
  const response = await fetch(`${origin}/identity/public/v1/email/verify/${nonce}`);
  if (!response.ok) throw new Error(`The address was not verified: ${await response.text()}`);
}
