import type { Endpoint } from '@broadsheet/client-core';
import type { SubscriptionIDBody } from './subscriptionCalls.ts';

export const keepPlanCall = {
  method: 'PUT',
  path: '/sales/public/v1/subscription/:id/keepplan',
} as const satisfies Endpoint;

/** Takes back a change of plan that waits for the end of the period; without one, nothing changes. */
export interface KeepPlanCall {
  readonly caller: 'reader';
  readonly answer: SubscriptionIDBody;
}
