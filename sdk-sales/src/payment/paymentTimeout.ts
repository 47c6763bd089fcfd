/** Milliseconds for a call that moves money: the service asks a bank before it answers. */
export const PAYMENT_TIMEOUT_MS = 30_000;
