/** Editors have nothing to set: the words come from the story. */
export const fields = {};
