/**
 * The checkout that a reader has left for PayPal. A service knows one way back, and a site may have several checkouts:
 * that of gifts ends where the gift is sent.
 */
import type { Environment } from '@broadsheet/block-kit';
import { safeRedirect } from '@broadsheet/client-core';
import { withoutQuery } from '@broadsheet/reader';
import { readPayPalToken } from '@broadsheet/subscription';

const KEY = 'broadsheet.payPalPage';
/** What PayPal adds to the way back. */
const ADDED = ['token', 'PayerID'];

const toPath = (url: string): string => url.replace(/[?#].*$/, '');

export const storePayPalPage = (environment: Environment): void =>
  environment.writeSessionItem(KEY, withoutQuery(environment.address(), ...ADDED));

/**
 * Takes what was kept, once; checked again, for anybody's script may have written it.
 *
 * @returns where the payment goes on, with what PayPal has added; `undefined` when that is this page
 */
export function takePayPalPage(environment: Environment): string | undefined {
  const address = environment.address();
  if (readPayPalToken(address) === undefined) return undefined;
  const page = safeRedirect(environment.readSessionItem(KEY) ?? '', environment.siteUrl());
  environment.writeSessionItem(KEY, undefined);
  if (page === undefined || toPath(page) === toPath(address)) return undefined;
  const given = new URLSearchParams(address.split('?')[1]);
  const added = new URLSearchParams([...given].filter(([name]) => ADDED.includes(name)));
  return `${page}${page.includes('?') ? '&' : '?'}${added.toString()}`;
}
