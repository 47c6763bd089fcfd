import { sendCall } from '@broadsheet/client-core';
import { readRedeemCode } from '../answers/Sharing.ts';
import type { RedeemCode } from '../answers/Sharing.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { sharingCalls } from '../contract/sharingCalls.ts';
import type { ShareRequestBody } from '../contract/sharingCalls.ts';

export interface ShareOptions extends CallOptions, ShareRequestBody {}

/**
 * Invites a person to share a subscription.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export function shareSubscription(
  context: SalesContext,
  id: number,
  { email, signal }: ShareOptions,
): Promise<RedeemCode> {
  const body: ShareRequestBody = { email };
  const parts = { values: [String(id)], body, signal, read: readRedeemCode };
  return sendCall(asReader(context), sharingCalls.share, parts);
}
