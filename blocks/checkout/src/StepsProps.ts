import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import type { CheckoutData } from './arrival/loadCheckout.ts';
import type { CheckoutPages } from './arrival/useCheckoutPages.ts';
import type { CheckoutProps } from './CheckoutProps.ts';

/** What the steps work with, once everything is there. */
export interface StepsProps extends CheckoutProps {
  readonly data: CheckoutData;
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  readonly pages: CheckoutPages;
}
