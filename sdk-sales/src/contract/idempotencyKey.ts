/**
 * Names the attempt that a call belongs to, so that a service does once what it is asked twice: an order that is created
 * again, or a payment that is finalized again, after a lost answer, a reload or a double click.
 *
 * Sent with `checkoutCalls.createOrder`, `checkoutCalls.finalizePayment`, `checkoutCalls.finalizePayment3ds`, the
 * finalizing calls of `paymentUpdateCalls` and `subscriptionChangeCalls.finalize`, if the configuration says
 * `idempotencyKeys`; a client of another vendor sends none. 1 to 64 letters, digits and hyphens, good for one reader or
 * cart. While the first call of a key is still at work, the others are answered with status and code 409;
 * another code ends the attempt.
 */
export const IDEMPOTENCY_KEY_HEADER = 'Idempotency-Key';
