import { sendCall } from '@broadsheet/client-core';
import { readGift } from '../answers/Sharing.ts';
import type { Gift } from '../answers/Sharing.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { giftCalls } from '../contract/giftCalls.ts';
import type { GiftRecipientBody } from '../contract/giftCalls.ts';

export interface GiftRecipientOptions extends CallOptions, GiftRecipientBody {}

/**
 * Sets the recipient of a gift.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError, NetworkError
 */
export const setGiftRecipient = (
  context: SalesContext,
  redeemCode: string,
  { signal, ...body }: GiftRecipientOptions,
): Promise<Gift> =>
  sendCall(asReader(context), giftCalls.setRecipient, { values: [redeemCode], body, signal, read: readGift });
