import type { IdentityClient } from '@broadsheet/sdk-identity';
import type { SalesContext } from '@broadsheet/sdk-sales';
import type { CheckoutData } from './arrival/loadCheckout.ts';
import type { CheckoutPages } from './arrival/useCheckoutPages.ts';
import type { CheckoutProps } from './CheckoutProps.ts';

/** The properties of the steps, once everything has loaded. */
export interface StepsProps extends CheckoutProps {
  readonly data: CheckoutData;
  readonly sales: SalesContext;
  readonly identity: IdentityClient;
  readonly pages: CheckoutPages;
}
