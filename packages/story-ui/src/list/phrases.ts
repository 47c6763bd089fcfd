/** The phrases of growing lists; "See more" itself is a phrase of all stories. */
export const phrases = { 'list.failed': 'More items could not be loaded. Please try again.' } as const;
