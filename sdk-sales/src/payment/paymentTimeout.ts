/** The time limit of a payment call in milliseconds; it is long because the service calls a bank before it responds. */
export const PAYMENT_TIMEOUT_MS = 30_000;
