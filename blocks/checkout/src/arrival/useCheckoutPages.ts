'use client';
import { removeDrafts, useHost } from '@broadsheet/block-kit';
import { redirectOrHome, usePageRedirect, withoutQuery } from '@broadsheet/reader';
import { takePurchaseTarget, withRedirect } from '@broadsheet/subscription';
import { useMemo } from 'react';
import type { CheckoutProps } from '../CheckoutProps.ts';

export interface CheckoutPages {
  /** To the login, and back here afterwards. */
  toLogin(): void;
  /** To the offers, and back here afterwards. */
  toOffer(): void;
  /** To where a paid order ends; what was typed for it is forgotten. */
  toSuccess(): void;
  /** To another page of this site. */
  toPage(url: string): void;
  /** Keeps other blocks from leaving for a page of theirs. */
  claim(): void;
}

/** Where a checkout sends its reader; only pages of this site, each through the one validator. */
export function useCheckoutPages(props: CheckoutProps): CheckoutPages {
  const { loginURL, offerURL, successURL } = props;
  const { environment } = useHost();
  const pageRedirect = usePageRedirect();
  return useMemo(() => {
    const safe = (url: string) => redirectOrHome(url, environment) ?? '/';
    // What PayPal has added is good once.
    const here = () => withoutQuery(environment.address(), 'token', 'PayerID');
    return {
      toLogin: () => pageRedirect.redirect(withRedirect(safe(loginURL), here())),
      toOffer: () => pageRedirect.redirect(withRedirect(safe(offerURL), here())),
      toSuccess() {
        removeDrafts(environment);
        pageRedirect.redirect(takePurchaseTarget(environment) ?? safe(successURL));
      },
      toPage: (url) => pageRedirect.redirect(url),
      claim: () => void pageRedirect.claim(),
    };
  }, [environment, pageRedirect, loginURL, offerURL, successURL]);
}
