import type { Subscription } from '@broadsheet/sdk-sales';

type EventType = 'START_SUBSCRIPTION' | 'CANCEL_SUBSCRIPTION' | 'TERMINATE_SUBSCRIPTION';

/**
 * Returns when an event last happened to a subscription, in milliseconds since 1970. The last one counts because a
 * subscription can, for example, be cancelled more than once.
 */
export const findEventDate = ({ events = [] }: Subscription, type: EventType): number | undefined =>
  events?.findLast(({ eventType }) => eventType === type)?.eventDateUTC ?? undefined;
