/** Editors have nothing to set: where the mailed link leads is a matter of the identity service. */
export const fields = {};
