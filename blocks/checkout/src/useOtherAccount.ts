'use client';
import { removeDrafts, useHost } from '@broadsheet/block-kit';
import { useCheckout } from './CheckoutContext.ts';

/** Returns a function that logs the reader out and leads to the login page, so that they can buy with another account. */
export function useOtherAccount(): () => Promise<void> {
  const { identity, pages } = useCheckout();
  const { environment, log } = useHost();
  return async () => {
    pages.claim();
    removeDrafts(environment);
    try {
      await identity.logout();
    } catch (error) {
      log(`The reader is logged out here, but the identity service could not be told. ${String(error)}`);
    }
    pages.toLogin();
  };
}
