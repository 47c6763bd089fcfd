'use client';
import { removeDrafts, useHost } from '@broadsheet/block-kit';
import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { CheckoutPages } from './arrival/useCheckoutPages.ts';

/** Returns a function that logs the reader out and leads to the login page, so that they can buy with another account. */
export function useOtherAccount(identity: IdentityClient, pages: CheckoutPages): () => Promise<void> {
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
