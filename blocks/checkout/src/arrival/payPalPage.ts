/**
 * Stores which checkout a reader has left for PayPal. The service has one return URL, but a site may have several checkouts,
 * such as the one of gifts, which has a success page of its own.
 */
import type { Environment } from '@broadsheet/block-kit';
import { safeRedirect } from '@broadsheet/client-core';
import { withoutQuery } from '@broadsheet/identity-ui';
import { readPayPalToken } from '@broadsheet/sales-ui';

const KEY = 'broadsheet.payPalPage';
/** The query parameters that PayPal adds to the return URL. */
const ADDED = ['token', 'PayerID'];

const toPath = (url: string): string => url.replace(/[?#].*$/, '');

export const storePayPalPage = (environment: Environment): void =>
  environment.writeSessionItem(KEY, withoutQuery(environment.address(), ...ADDED));

/**
 * Removes and returns the stored page. It is validated again, because any script may have written it.
 *
 * @returns the page where the payment continues, with PayPal's parameters; `undefined` when that is this page
 */
export function consumePayPalPage(environment: Environment): string | undefined {
  const address = environment.address();
  if (readPayPalToken(address) === undefined) return undefined;
  const page = safeRedirect(environment.readSessionItem(KEY) ?? '', environment.siteUrl());
  environment.writeSessionItem(KEY, undefined);
  if (page === undefined || toPath(page) === toPath(address)) return undefined;
  const given = new URLSearchParams(address.split('?')[1]);
  const added = new URLSearchParams([...given].filter(([name]) => ADDED.includes(name)));
  return `${page}${page.includes('?') ? '&' : '?'}${added.toString()}`;
}
