/** What a session needs after the page has come up; fetched with the first of it. */
export { fetchConfig } from '../config/fetchConfig.ts';
export { openLine } from '../tabs/openLine.ts';
export { renewSession } from '../session/renewSession.ts';
export { revokeSession } from '../session/revokeSession.ts';
