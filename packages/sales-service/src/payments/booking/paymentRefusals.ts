import type { Refusal } from '@broadsheet/service-kit/http';

const refusal = (status: Refusal['status'], code: string, message: string): Refusal => ({
  status,
  code,
  message,
});

/** The refusals of payment calls; the codes are this server's own. */
export const paymentRefusals = {
  optionMissing: refusal(404, '404', 'There is no such way to pay. Ask for the payment options.'),
  optionUnfit: refusal(
    409,
    '400050',
    'This way to pay is not for this order: it takes neither this currency nor an order without a price. Choose another.',
  ),
  unknownPayment: refusal(
    409,
    '400051',
    'This payment was not started for this order. Start a payment for it, or finish the one that was.',
  ),
  notPaid: refusal(409, '400052', 'The payment is not finished. Finish it at the provider, then try again.'),
  processing: refusal(
    409,
    '400054',
    'The bank has not answered yet. Nothing is paid twice: look again in a minute.',
  ),
  declined: refusal(409, '400053', 'The payment was declined. Try another way to pay.'),
  gone: refusal(409, '400034', 'The payment was cancelled or has expired. Start a new one.'),
  rivals: refusal(
    409,
    '400055',
    'The same is being paid for in another tab or on another device. Finish there, or close it and try again here.',
  ),
  mismatch: refusal(
    409,
    '400035',
    'The payment does not match the order, and is not taken for it. Ask the newspaper for help.',
  ),
  unreachable: refusal(
    503,
    '503',
    'The payment provider cannot be reached. Nothing is paid twice: try again in a minute.',
  ),
  methodMissing: refusal(
    404,
    '404',
    'There is no such payment method of yours. Look it up in your subscriptions.',
  ),
} as const satisfies Readonly<Record<string, Refusal>>;
