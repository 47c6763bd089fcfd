/** Milliseconds for which an unpaid order or a stored purchase can be resumed: 48 hours. */
export const FRESH_MS = 172_800_000;
