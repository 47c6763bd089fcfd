/** A line has no settings. */
export const fields = {};
