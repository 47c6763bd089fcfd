import { DAY_MS } from '@broadsheet/client-core';

/** Returns the start of a time's day in UTC; both in milliseconds since 1970. */
export const utcMidnight = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;
