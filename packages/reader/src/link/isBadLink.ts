import { errorCodeOf } from '@broadsheet/sdk-identity';

/** What the service answers of a link that is wrong, too old or used. */
export const LINK_INVALID = '130010';

/** Tells whether an error is about the link, which no second attempt makes good. */
export const isBadLink = (error: unknown): boolean => errorCodeOf(error) === LINK_INVALID;
