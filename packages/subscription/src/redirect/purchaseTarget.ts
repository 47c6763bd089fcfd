/**
 * Where a buyer goes once the order is paid: the page that led to the offer, such as a locked story. It is kept for the
 * life of the tab, for on the way are the login, the checkout and the pages of payment services.
 */
import type { Environment } from '@broadsheet/block-kit';
import { safeRedirect } from '@broadsheet/client-core';

const KEY = 'broadsheet.purchaseTarget';

const toPath = (url: string): string => url.replace(/[?#].*$/, '');

/**
 * Keeps the `redirect` of the present address, if it names a page of this site, and forgets an older one where there is
 * none. The checkout itself is nothing to go to afterwards: who comes from it keeps what was kept.
 */
export function storePurchaseTarget(environment: Environment, checkoutURL: string): void {
  const [, query = ''] = environment.address().split('?');
  const target = safeRedirect(new URLSearchParams(query).get('redirect') ?? '', environment.siteUrl());
  if (target === undefined || toPath(target) !== toPath(checkoutURL))
    environment.writeSessionItem(KEY, target);
}

/** Takes what was kept, once; checked again, for anybody's script may have written it. */
export function takePurchaseTarget(environment: Environment): string | undefined {
  const target = safeRedirect(environment.readSessionItem(KEY) ?? '', environment.siteUrl());
  environment.writeSessionItem(KEY, undefined);
  return target;
}
