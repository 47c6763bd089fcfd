/** The document has no settings: it follows the site's properties. */
export const fields = {};
