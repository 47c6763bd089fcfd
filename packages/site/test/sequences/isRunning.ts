import type { SqlRow } from '@broadsheet/platform';

/**
 * Returns whether a subscription grants access by itself.
 *
 * @param row `state`, and in milliseconds: `paid_until`, and `grace` until when a failed renewal is tolerated
 */
export const isRunning = ({ state, paid_until: until, grace }: SqlRow, now: number): boolean =>
  state === 'active' ||
  (state === 'cancelled' && Number(until) > now) ||
  (state === 'pastDue' && Number(grace) > now);
