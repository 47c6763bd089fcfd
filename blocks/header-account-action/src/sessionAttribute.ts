/**
 * The attribute on the block's element while a session is stored: its links are hidden until it is known whose session it
 * is.
 */
export const SESSION_STORED = 'data-session-stored';
