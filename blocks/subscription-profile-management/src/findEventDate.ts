import type { Subscription } from '@broadsheet/sdk-sales';

type EventType = 'START_SUBSCRIPTION' | 'CANCEL_SUBSCRIPTION' | 'TERMINATE_SUBSCRIPTION';

/** When something happened to a subscription for the last time, milliseconds since 1970: one can be cancelled again. */
export const findEventDate = ({ events = [] }: Subscription, type: EventType): number | undefined =>
  events?.findLast(({ eventType }) => eventType === type)?.eventDateUTC ?? undefined;
