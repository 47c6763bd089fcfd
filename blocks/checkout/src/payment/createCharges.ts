/** The calls that pay; they are fetched with the choice of a payment method, because nobody pays before. */
import type { Host } from '@broadsheet/block-kit';
import type { InitializedPayment, Order } from '@broadsheet/sdk-sales';
import { enforceRecaptcha, finalizePayment } from '@broadsheet/sdk-sales/operations';
import { readStoredCaptchaToken, storeOrderNumber } from '@broadsheet/sdk-sales/rules';
import { beginPayment, forgetCheckout, toProviderUrl } from '@broadsheet/sales-ui';
import type { Confirmation } from '@broadsheet/sales-ui/card';
import { storePayPalPage } from '../arrival/payPalPage.ts';
import type { CheckoutActing } from '../CheckoutContext.ts';
import type { ConfirmedPayment } from '../checkoutState.ts';
import { isSameSum, replaceOrder } from './replaceOrder.ts';
import type { ReplacingOptions } from './replaceOrder.ts';

export { replaceOrder } from './replaceOrder.ts';

export interface ChargeOptions extends ReplacingOptions {
  readonly host: Host;
}

/** Returns the calls before and after the provider takes the money. */
function toFinalizing({ data, sales, pages, dispatch, requestToken }: CheckoutActing) {
  const { cardOption } = data;
  const findChallengeToken = async () => (await requestToken()) ?? readStoredCaptchaToken(sales.storage);

  function leave(): void {
    forgetCheckout(sales);
    pages.toSuccess();
  }

  return {
    leave,
    /**
     * Returns a challenge token. It is required before anything is charged, because an order cannot be finalized without
     * it.
     */
    async requireChallengeToken(): Promise<string | undefined> {
      const token = await findChallengeToken();
      await enforceRecaptcha(sales, { recaptchaToken: token });
      return token;
    },
    async finalize(payment: ConfirmedPayment, challengeToken?: string): Promise<void> {
      if (cardOption === undefined) throw new Error('The site takes no cards.');
      dispatch({ kind: 'confirmed', payment });
      const { orderNumber, intentID: token } = payment;
      const recaptchaToken = challengeToken ?? (await findChallengeToken());
      const { paymentMethodID } = cardOption;
      await finalizePayment(sales, orderNumber, { paymentMethodID, token, recaptchaToken });
      leave();
    },
  };
}

/** An order whose payment has begun; `undefined` when there is none to pay, or the reader has to see first what it costs now. */
type Beginning = { readonly order: Order; readonly begun: InitializedPayment } | 'paid' | undefined;

/** Returns the call that begins the payment of an order, or of the one that is made anew because it is too old. */
function toBeginning(options: ChargeOptions) {
  const { sales } = options;
  return async (
    order: Order,
    paymentMethodID: number,
    challengeToken: string | undefined,
  ): Promise<Beginning> => {
    const begun = await beginPayment(sales, order.orderNumber, { paymentMethodID });
    if (begun === 'paid') return begun;
    const isCancelled = begun === 'cancelled';
    if (begun !== 'old' && !isCancelled) return { order, begun };
    const made = await replaceOrder(options, { old: order, token: challengeToken, isCancelled });
    if (made?.orderStatus === 'Paid') return 'paid';
    if (made === undefined || isCancelled || challengeToken !== undefined || !isSameSum(made, order))
      return undefined;
    const again = await beginPayment(sales, made.orderNumber, { paymentMethodID, isNew: true });
    if (again === 'old' || again === 'cancelled') return undefined;
    return again === 'paid' ? again : { order: made, begun: again };
  };
}

/** Returns the calls that ask a provider for the money of an order. */
export function createCharges(options: ChargeOptions) {
  const { data, sales, dispatch, host } = options;
  const { environment } = host;
  const { leave, requireChallengeToken, finalize } = toFinalizing(options);
  const begin = toBeginning(options);

  /**
   * Asks the card provider for the payment, and finalizes the order. The payment is begun once more right before: another tab
   * may have paid the order or subscribed to its product, or it has become too old while the page was open.
   */
  async function charge(
    ordered: Order,
    requestPayment: (clientSecret: string, order: Order) => Promise<Confirmation>,
  ): Promise<void> {
    const { cardOption } = data;
    if (cardOption === undefined) throw new Error('The site takes no cards.');
    const challengeToken = await requireChallengeToken();
    const beginning = await begin(ordered, cardOption.paymentMethodID, challengeToken);
    if (beginning === undefined) return;
    if (beginning === 'paid') return leave();
    const { order, begun } = beginning;
    const { orderNumber, parameter1: clientSecret } = begun;
    if (!clientSecret) throw new Error('The sales service began a payment without a secret.');
    // After a reload in the middle of the payment, the checkout finds the order by this number.
    storeOrderNumber(sales.storage, orderNumber);
    const confirmation = await requestPayment(clientSecret, order);
    if (confirmation.status === 'refused') {
      const { error } = confirmation;
      const { advisesAnotherCard, writeRefusal } = await import('@broadsheet/sales-ui/card');
      const message = writeRefusal(error, host);
      const problem = { kind: 'provider', message, advisesAnotherCard: advisesAnotherCard(error) } as const;
      return dispatch({ kind: 'refused', problem });
    }
    return finalize({ orderNumber, intentID: confirmation.intentID }, challengeToken);
  }

  async function goToPayPal(order: Order): Promise<void> {
    const { paypalOption } = data;
    if (paypalOption === undefined) throw new Error('The site has no PayPal.');
    // The token is stored for the return from PayPal.
    const challengeToken = await requireChallengeToken();
    const beginning = await begin(order, paypalOption.paymentMethodID, challengeToken);
    if (beginning === undefined) return;
    if (beginning === 'paid') return leave();
    const { begun } = beginning;
    const url = toProviderUrl(begun.parameter1, environment.siteUrl());
    storeOrderNumber(sales.storage, begun.orderNumber);
    storePayPalPage(environment);
    environment.navigate(url);
  }

  return { charge, goToPayPal, leave, finalize };
}
