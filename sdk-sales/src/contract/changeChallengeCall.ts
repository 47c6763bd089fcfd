import type { Endpoint } from '@broadsheet/client-core';
export const changeChallengeCall = {
  method: 'GET',
  path: '/sales/public/v1/subscription/upgradedowngrade/:sessionId/challenge',
} as const satisfies Endpoint;

/** Returns what lets a reader answer the bank (3-D Secure) about a change of plan that was refused with 400036. */
export interface ChangeChallengeCall {
  readonly caller: 'reader';
  readonly answer: ChangeChallengeBody;
}

export interface ChangeChallengeBody {
  /** The client secret of the card provider. */
  readonly parameter1?: string | null;
  /** The publishable key of the card provider. */
  readonly parameter2?: string | null;
}
