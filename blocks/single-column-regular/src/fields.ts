/** Editors have nothing to set: a layout is its areas. */
export const fields = {};
