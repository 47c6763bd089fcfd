import type { GivenGift, SalesContext } from '@broadsheet/sdk-sales';
import { setGiftRecipient } from '@broadsheet/sdk-sales/operations';
import type { GiftRecipient } from './giftDraft.ts';

/** Noon in Greenwich is the same day in nearly all of the world, and nowhere in the small hours of the next. */
const toMoment = (day: string): string => `${day}T12:00:00.000Z`;

/** The day of a moment, as a date field has it. */
export const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * Tells the service whom a gift is for.
 *
 * @returns the gift as it is now
 * @throws SalesError, ApiError, NetworkError
 */
export async function sendGift(
  sales: SalesContext,
  gift: GivenGift,
  { name, email, note, day }: GiftRecipient,
): Promise<GivenGift> {
  const sendNotificationOn = day === '' ? undefined : toMoment(day);
  await setGiftRecipient(sales, gift.redeemCode ?? '', {
    name,
    email,
    ...(note !== '' && { note }),
    ...(sendNotificationOn !== undefined && { sendNotificationOn }),
  });
  const moment = sendNotificationOn === undefined ? sales.clock.now() : Date.parse(sendNotificationOn);
  return { ...gift, recipient: { name, email, note, sendNotificationOnUTC: moment } };
}
