/** On the block's place in the page while a session is stored: its links wait unseen until it is known whose. */
export const SESSION_STORED = 'data-session-stored';
