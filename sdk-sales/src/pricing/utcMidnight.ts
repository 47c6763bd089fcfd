const DAY_MS = 86_400_000;

/** The beginning of a moment's day in UTC; both in milliseconds since 1970. */
export const utcMidnight = (ms: number): number => Math.floor(ms / DAY_MS) * DAY_MS;
