/** Editors have nothing to set: the words come from the tag. */
export const fields = {};
