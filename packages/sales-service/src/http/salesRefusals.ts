import { salesErrors } from '@broadsheet/sdk-sales/contract';
import type { Refusal } from '@broadsheet/service-kit/http';

const refusal = (status: Refusal['status'], code: string, message: string): Refusal => ({
  status,
  code,
  message,
});

/** The refusals whose codes published clients know, and those whose codes are this server's own. */
export const salesRefusals = {
  captchaTokenInvalid: { status: 400, ...salesErrors.captchaTokenInvalid },
  readerMissing: refusal(401, '401', 'Missing or invalid jwt'),
  foreignPage: refusal(
    403,
    '403',
    'The request came from a page of another site. Send it from a page of this one.',
  ),
  challengeUnavailable: refusal(
    503,
    '503',
    'The bot challenge cannot be checked at the moment. Try again in a minute.',
  ),
  cartEmpty: refusal(409, '400010', 'The cart is empty. Choose an offer first.'),
  cartMixed: refusal(
    409,
    '400011',
    'The cart holds another currency. Empty it first, or choose a price in the same currency.',
  ),
  orderMissing: refusal(404, '404', 'There is no such order of yours. Look it up in your order history.'),
  orderOld: { status: 409, ...salesErrors.orderOld },
  introductionOver: { status: 409, ...salesErrors.introductionOver },
  alreadySubscribed: { status: 409, ...salesErrors.alreadySubscribed },
  twoPrices: { status: 409, ...salesErrors.twoPrices },
  saleOver: { status: 404, ...salesErrors.saleOver },
  orderOver: refusal(409, '400012', 'This order is paid or cancelled already. Look it up in your orders.'),
} as const satisfies Readonly<Record<string, Refusal>>;
