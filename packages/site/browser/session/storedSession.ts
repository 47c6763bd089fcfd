/** Reads and changes the session that a browser stores. */
import type { BrowserContext, Page, Request } from 'playwright-core';
import { isRecord, string } from '@broadsheet/client-core';

/** The key of the session, in storage or in a cookie. */
export const STORED_SESSION = 'ArcId.USER_INFO';

export const readStored = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), STORED_SESSION);

/** Returns whether a session with tokens is in local storage. */
export async function hasStored(page: Page): Promise<boolean> {
  return ((await readStored(page)) ?? '').includes('refreshToken');
}

function withEnd(token: string, seconds: number): string {
  const [head = '', payload = '', signature = ''] = token.split('.');
  const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
  if (!isRecord(claims)) throw new Error('The token holds no claims.');
  const changed = Buffer.from(JSON.stringify({ ...claims, exp: seconds })).toString('base64url');
  return `${head}.${changed}.${signature}`;
}

/** Replaces the stored access token by one that expired an hour ago, as after a night with the computer asleep. */
export async function endAccessToken(page: Page): Promise<void> {
  const session: unknown = JSON.parse((await readStored(page)) ?? 'null');
  if (!isRecord(session)) throw new Error('No session is stored.');
  const accessToken = withEnd(string(session['accessToken']) ?? '', Math.floor(Date.now() / 1000) - 3600);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    STORED_SESSION,
    JSON.stringify({ ...session, accessToken }),
  ] as const);
}

/** Ends the stored session at the service, as another device would. */
export async function revokeStored(page: Page): Promise<void> {
  const session: unknown = JSON.parse((await readStored(page)) ?? 'null');
  if (!isRecord(session)) throw new Error('No session is stored.');
  const response = await fetch(new URL('/identity/public/v1/auth/token', page.url()), {
    method: 'DELETE',
    headers: { authorization: `Bearer ${string(session['accessToken'])}` },
  });
  if (!response.ok) throw new Error(`The session could not be ended: ${await response.text()}`);
}

const isRenewal = (request: Request): boolean =>
  request.method() === 'POST' && new URL(request.url()).pathname === '/identity/public/v1/auth/token';

/** Returns the session refreshes that all pages of a context request from now on; the list grows. */
export function watchRenewals(context: BrowserContext): readonly Request[] {
  const renewals: Request[] = [];
  context.on('request', (request) => {
    if (isRenewal(request)) renewals.push(request);
  });
  return renewals;
}

export const RENEWAL = '**/identity/public/v1/auth/token';
