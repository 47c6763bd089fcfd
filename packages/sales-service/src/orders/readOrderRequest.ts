import { IDEMPOTENCY_KEY_HEADER } from '@broadsheet/sdk-sales/contract';
import { invalidRequest, readEmail, readFields } from '@broadsheet/service-kit/http';
import type { ServiceCall, Fields } from '@broadsheet/service-kit/http';
import type { PostalAddress } from '../addresses/PostalAddress.ts';
import { readCompleteAddress, readTaxedAddress } from '../addresses/readAddress.ts';
import { CAPTCHA_TOKEN, LONGEST_CAPTCHA_TOKEN } from './createCheckoutGate.ts';
import type { OrderContact } from './Order.ts';

/** The content of a request that orders the cart, or an earlier order once more. */
export interface OrderRequest {
  readonly contact: OrderContact;
  readonly billingAddress: PostalAddress;
  readonly shippingAddress: PostalAddress | undefined;
  readonly captchaToken: string | undefined;
  /** Whether the buyer wants another subscription to a product that they subscribe to already. */
  readonly isSecondConfirmed: boolean;
  /** Whether the billing address may hold only what taxes need, because nothing is delivered by post. */
  readonly isTaxAddress: boolean;
  /** The number of the order whose items are ordered in place of the cart's. */
  readonly replaces: string | undefined;
  /** The key of the attempt: a repeated attempt gets the same order. */
  readonly idempotencyKey: string | undefined;
}

const NAMES = ['phone', 'firstName', 'lastName', 'secondLastName'] as const;
const LONGEST_NAME = 200;
const LONGEST_NUMBER = 64;

/** Reads the idempotency key; `undefined` without one, as published clients send none. @throws ServiceError 400 if invalid */
export function readIdempotencyKey(call: ServiceCall): string | undefined {
  const key = call.req.header(IDEMPOTENCY_KEY_HEADER);
  if (key === undefined || key === '') return undefined;
  if (/^[A-Za-z0-9-]{1,64}$/.test(key)) return key;
  throw invalidRequest(`The header ${IDEMPOTENCY_KEY_HEADER} must be 1 to 64 letters, digits and hyphens.`);
}

function readContact(fields: Fields): OrderContact {
  const names = NAMES.flatMap((name) => {
    const text = fields.optionalText(name, LONGEST_NAME)?.trim();
    return text === undefined || text === '' ? [] : [[name, text] as const];
  });
  const hasEmail = fields.optionalText('email', LONGEST_NAME * 2) !== undefined;
  return { ...Object.fromEntries(names), ...(hasEmail && { email: readEmail(fields, 'email') }) };
}

/** Reads a request that orders the cart. @throws ServiceError or ServiceError 400 for an invalid request */
export async function readOrderRequest(call: ServiceCall): Promise<OrderRequest> {
  const fields = await readFields(call.req);
  const { shippingAddress } = fields.members;
  const isTaxAddress = fields.flag('taxAddressOnly') === true;
  const billing = fields.object('billingAddress');
  const isSentElsewhere = shippingAddress !== undefined && shippingAddress !== null;
  return {
    contact: readContact(fields),
    billingAddress: isTaxAddress ? readTaxedAddress(billing) : readCompleteAddress(billing, 'billingAddress'),
    shippingAddress: isSentElsewhere
      ? readCompleteAddress(fields.object('shippingAddress'), 'shippingAddress')
      : undefined,
    captchaToken: fields.optionalText(CAPTCHA_TOKEN, LONGEST_CAPTCHA_TOKEN),
    isTaxAddress,
    isSecondConfirmed: fields.flag('secondConfirmed') === true,
    replaces: fields.optionalText('replaces', LONGEST_NUMBER),
    idempotencyKey: readIdempotencyKey(call),
  };
}
