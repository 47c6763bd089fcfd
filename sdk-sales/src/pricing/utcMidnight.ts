const DAY_MS = 86_400_000;

/** Returns the start of a time's day in UTC; both in milliseconds since 1970. */
export const utcMidnight = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;
