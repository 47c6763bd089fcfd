/** The block has no settings: its text comes from the tag. */
export const fields = {};
