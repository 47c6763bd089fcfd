/**
 * Names the attempt that a call belongs to, so that a service does once what it is asked twice: an order that is created
 * again, or a payment that is finalized again, after a lost answer, a reload or a double click.
 *
 * Sent with `checkoutCalls.createOrder`, `checkoutCalls.finalizePayment`, `checkoutCalls.finalizePayment3ds`, the
 * finalizing calls of `paymentUpdateCalls` and `subscriptionChangeCalls.finalize`. A service of another vendor ignores
 * it; a client of another vendor sends none. Of RFC 8941 form without quotes: 1 to 64 letters, digits and hyphens.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
