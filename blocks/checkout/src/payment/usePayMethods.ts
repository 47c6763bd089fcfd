'use client';
import { areWalletsOffered, isPayPalOffered } from '@broadsheet/sdk-sales/rules';
import { useCheckout } from '../CheckoutContext.ts';
import type { OrderedProgress } from '../checkoutState.ts';

/** Returns whether an order may be paid from a wallet of the browser, and with PayPal. */
export function usePayMethods({ address }: OrderedProgress) {
  const { data, amounts } = useCheckout();
  const { entitlements, paypalOption: option } = data;
  const { total, currency } = amounts;
  return {
    hasWallets:
      entitlements !== undefined &&
      areWalletsOffered({
        currency,
        billingCountry: address.country,
        entitlementCountry: entitlements.edgescape?.country_code,
      }),
    hasPayPal: isPayPalOffered({ option, total, currency }),
  };
}
