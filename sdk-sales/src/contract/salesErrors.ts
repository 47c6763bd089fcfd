/**
 * The refusals of the service that a client tells apart by their code, and a message for each.
 *
 * A refusal is an ErrorBody. Codes are texts: leading zeros count.
 */
export const salesErrors = {
  captchaTokenInvalid: { code: '130001', message: 'Captcha token invalid' },
  captchaTokenRequired: { code: '010122', message: 'Captcha token required' },
  captchaRefused: { code: '010125', message: 'Captcha refused' },
  orderOld: {
    code: '400013',
    message: 'This order is over two days old, and its prices may have changed. Choose an offer again.',
  },
  introductionOver: {
    code: '400015',
    message:
      'You have had the introductory price of this product in another order. Choose the offer again: it shows your price.',
  },
  alreadySubscribed: {
    code: '400016',
    message:
      'You subscribe to this already. Change your plan instead, or send "secondConfirmed": true to order it once more.',
  },
  twoPrices: {
    code: '400017',
    message: 'The cart holds a product at two prices. Empty it, and choose one of them.',
  },
  saleOver: { code: '400014', message: 'This price is not for sale any more. Choose an offer again.' },
} as const satisfies Record<string, { readonly code: string; readonly message: string }>;

/** What a server answers when it refuses a call; a body with `code` and `message` is a refusal, whatever its status. */
export interface ErrorBody {
  /** Always a text: leading zeros count (`010122`). */
  readonly code: string;
  readonly message: string;
  readonly httpStatus?: number;
}
