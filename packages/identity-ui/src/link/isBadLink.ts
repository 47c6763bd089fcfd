import { getErrorCode } from '@broadsheet/sdk-identity';

/** The service's error code for a link that is wrong, expired or used. */
export const LINK_INVALID = '130010';

/** Returns whether an error is about the link itself, so that another attempt would fail too. */
export const isBadLink = (error: unknown): boolean => getErrorCode(error) === LINK_INVALID;
