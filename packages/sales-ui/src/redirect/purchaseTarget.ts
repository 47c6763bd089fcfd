/**
 * The page to which a buyer returns after paying: the page that led to the offer, such as a locked story. It is stored for
 * the life of the tab, because login, checkout and the pages of payment services come in between.
 */
import type { Environment } from '@broadsheet/block-kit';
import { safeRedirect } from '@broadsheet/client-core';

const KEY = 'broadsheet.purchaseTarget';

const toPath = (url: string): string => url.replace(/[?#].*$/, '');

/**
 * Stores the `redirect` of the current URL, if it is a page of this site, and removes an older one if there is none. The
 * checkout page is never a target: a reader who comes from it keeps the stored one.
 */
export function storePurchaseTarget(environment: Environment, checkoutURL: string): void {
  const [, query = ''] = environment.address().split('?');
  const target = safeRedirect(new URLSearchParams(query).get('redirect') ?? '', environment.siteUrl());
  if (target === undefined || toPath(target) !== toPath(checkoutURL))
    environment.writeSessionItem(KEY, target);
}

/** Returns the stored target and removes it; validated again, because any script may have written it. */
export function consumePurchaseTarget(environment: Environment): string | undefined {
  const target = safeRedirect(environment.readSessionItem(KEY) ?? '', environment.siteUrl());
  environment.writeSessionItem(KEY, undefined);
  return target;
}
