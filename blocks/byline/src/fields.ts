/** Editors have nothing to set: the names come from the story. */
export const fields = {};
