/** The name of the window's event after a sign-in or sign-out in this tab. */
export const SESSION_EVENT = 'broadsheet.session';
