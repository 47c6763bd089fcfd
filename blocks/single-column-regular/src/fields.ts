/** A layout has no settings other than its areas. */
export const fields = {};
