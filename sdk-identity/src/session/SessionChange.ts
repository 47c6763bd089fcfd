import type { UserIdentity } from './UserIdentity.ts';

/**
 * A change of one tab's session, as sent to the other tabs.
 *
 * `identity` is present only if the tabs do not share the storage: each tab keeps its own copy of a session that ends with
 * the browser's session.
 */
export type SessionChange =
  | { readonly kind: 'signed-in'; readonly identity?: UserIdentity }
  | { readonly kind: 'refreshed'; readonly refreshToken: string; readonly identity?: UserIdentity }
  | { readonly kind: 'signed-out'; readonly uuid?: string };
