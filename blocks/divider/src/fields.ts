/** A line has nothing to set. */
export const fields = {};
