export type SubscriptionState = 'active' | 'terminated' | 'canceled';

/** What a status number means to a reader; nothing is said of numbers that are not listed. */
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
