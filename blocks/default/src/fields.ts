/** Editors have nothing to set: the document follows the site's properties. */
export const fields = {};
