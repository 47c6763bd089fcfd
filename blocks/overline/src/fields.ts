/** The block has no settings: its text comes from the story. */
export const fields = {};
