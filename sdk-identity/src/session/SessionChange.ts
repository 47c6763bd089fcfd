import type { UserIdentity } from './UserIdentity.ts';

/**
 * What one tab has done to its session, for the others to know.
 *
 * `identity` is there only where the tabs share no store: with a session that ends with the browser's session, of which
 * each tab keeps its own copy.
 */
export type SessionChange =
  | { readonly kind: 'signed-in'; readonly identity?: UserIdentity }
  | { readonly kind: 'refreshed'; readonly refreshToken: string; readonly identity?: UserIdentity }
  | { readonly kind: 'signed-out'; readonly uuid?: string };
