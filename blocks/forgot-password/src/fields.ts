/** The block has no settings: the identity service decides where the mailed link leads. */
export const fields = {};
