import type { Environment } from '@broadsheet/block-kit';

const KEY = 'ArcId.USER_INFO';

/** Returns whether the identity client has stored tokens, in storage or in a cookie; they may have expired. */
export function hasStoredSession({ readSessionItem, readLocalItem, readCookie }: Environment): boolean {
  const items = [readSessionItem(KEY), readLocalItem(KEY), readCookie(KEY), readCookie(`${KEY}.session`)];
  return items.some((item) => item?.includes('refreshToken') === true);
}
