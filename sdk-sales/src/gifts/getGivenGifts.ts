import { list, sendCall } from '@broadsheet/client-core';
import { readGivenGift } from '../answers/Sharing.ts';
import type { GivenGift } from '../answers/Sharing.ts';
import { asReader } from '../call/asReader.ts';
import type { CallOptions } from '../context/CallOptions.ts';
import type { SalesContext } from '../context/SalesContext.ts';
import { giftCalls } from '../contract/giftCalls.ts';

/**
 * Lists the gifts that the reader has bought, the newest first. A gift has its redeem code until it is redeemed.
 *
 * @throws SalesError `missing_jwt`
 * @throws ApiError 404 if the service lacks this call
 * @throws NetworkError
 */
export const getGivenGifts = (
  context: SalesContext,
  { signal }: CallOptions = {},
): Promise<readonly GivenGift[]> =>
  sendCall(asReader(context), giftCalls.list, { cache: 'no-cache', signal, read: list(readGivenGift) });
