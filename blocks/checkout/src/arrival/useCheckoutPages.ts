'use client';
import { removeDrafts, useHost } from '@broadsheet/block-kit';
import { redirectOrHome, usePageRedirect, withoutQuery } from '@broadsheet/identity-ui';
import { consumePurchaseTarget, withRedirect } from '@broadsheet/sales-ui';
import { useMemo } from 'react';
import type { CheckoutProps } from '../CheckoutProps.ts';
import type { CheckoutPages } from './CheckoutPages.ts';

/** Returns the redirects of a checkout; they lead only to validated pages of this site. */
export function useCheckoutPages(props: CheckoutProps): CheckoutPages {
  const { loginURL, offerURL, successURL } = props;
  const { environment } = useHost();
  const pageRedirect = usePageRedirect();
  return useMemo(() => {
    const safe = (url: string) => redirectOrHome(url, environment) ?? '/';
    // PayPal's parameters are valid only once.
    const here = () => withoutQuery(environment.address(), 'token', 'PayerID');
    return {
      toLogin: () => pageRedirect.redirect(withRedirect(safe(loginURL), here())),
      toOffer: () => pageRedirect.redirect(withRedirect(safe(offerURL), here())),
      toSuccess() {
        removeDrafts(environment);
        pageRedirect.redirect(consumePurchaseTarget(environment) ?? safe(successURL));
      },
      toPage: (url) => pageRedirect.redirect(url),
      claim: () => void pageRedirect.claim(),
    };
  }, [environment, pageRedirect, loginURL, offerURL, successURL]);
}
