import type { Environment } from '@broadsheet/block-kit';

const KEY = 'ArcId.USER_INFO';

/** Whether the identity client keeps tokens in session storage, local storage or a cookie; it may still find them spent. */
export function hasStoredSession({ readSessionItem, readLocalItem, readCookie }: Environment): boolean {
  const items = [readSessionItem(KEY), readLocalItem(KEY), readCookie(KEY), readCookie(`${KEY}.session`)];
  return items.some((item) => item?.includes('refreshToken') === true);
}
