/** Editors have nothing to set: the date comes from the story. */
export const fields = {};
