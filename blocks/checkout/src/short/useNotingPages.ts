'use client';
import { useBoughtNote } from '@broadsheet/sales-ui';
import { useMemo } from 'react';
import type { RefObject } from 'react';
import type { CheckoutPages } from '../arrival/CheckoutPages.ts';

/**
 * Returns the pages of a checkout that tells the page after a paid order what was bought.
 *
 * @param account holds what is said of an account that paying has made
 */
export function useNotingPages(pages: CheckoutPages, account: RefObject<string>): CheckoutPages {
  const store = useBoughtNote();
  return useMemo(
    () => ({ ...pages, toSuccess: () => void store(account.current).finally(pages.toSuccess) }),
    [pages, account, store],
  );
}
