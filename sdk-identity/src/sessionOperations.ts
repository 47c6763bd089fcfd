/** The table of the operations that every page of a signed-in reader needs: the session, the profile and the logout. */
export { logout } from './logout/logout.ts';
export { getUserProfile } from './profile/getUserProfile.ts';
export { extendSession } from './refresh/extendSession.ts';
export { getJwt, heartbeat, isLoggedIn } from './refresh/freshSession.ts';
