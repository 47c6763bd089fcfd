import type { GivenGift, SalesContext } from '@broadsheet/sdk-sales';
import { setGiftRecipient } from '@broadsheet/sdk-sales/operations';
import type { GiftRecipient } from './giftDraft.ts';

/**
 * Returns noon UTC of a day: nearly everywhere in the world that is the same day, and nowhere the early hours of the next
 * one.
 */
const toMoment = (day: string): string => `${day}T12:00:00.000Z`;

/** Returns the UTC day of a moment in the format of a date field. */
export const toDay = (moment: number): string => new Date(moment).toISOString().slice(0, 10);

/**
 * Sends the recipient of a gift to the service.
 *
 * @returns the changed gift
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
