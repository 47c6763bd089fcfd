export type SubscriptionState = 'active' | 'terminated' | 'canceled';

/** The states by status number; numbers that are not listed have no badge. */
const STATES: Readonly<Record<number, SubscriptionState>> = {
  1: 'active',
  2: 'terminated',
  3: 'canceled',
  4: 'active',
  6: 'active',
  7: 'active',
};

export function toSubscriptionState(status: number): SubscriptionState | undefined {
  return STATES[status];
}
