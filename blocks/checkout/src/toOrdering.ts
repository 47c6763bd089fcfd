import type { Order } from '@broadsheet/sdk-sales';
import { createNewOrder } from '@broadsheet/sdk-sales/operations';
import { isSecondSubscription } from '@broadsheet/sdk-sales/rules';
import { toWholeAddress } from '@broadsheet/sales-ui';
import type { Address } from '@broadsheet/sales-ui';
import type { CheckoutActing } from './CheckoutContext.ts';

interface OrderingOptions {
  readonly recaptchaToken: string | undefined;
  /** The number of an earlier order, which is ordered once more in place of the cart. */
  readonly replaces: string | undefined;
}

/** Returns the call that orders what is in the cart, or an earlier order once more. */
export function toOrdering({ data, sales, shortWay, state }: CheckoutActing) {
  const { email, firstName, lastName, secondLastName } = data.profile;
  return (address: Address, { recaptchaToken, replaces }: OrderingOptions): Promise<Order> =>
    createNewOrder(sales, address, {
      ...{ email, firstName, lastName, secondLastName, recaptchaToken, replaces },
      // Who presses again after the refusal has read it and wants another one.
      secondConfirmed: isSecondSubscription(state.orderError),
      taxAddressOnly: shortWay && toWholeAddress(address) === undefined,
    });
}
