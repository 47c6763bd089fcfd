import type { Environment } from '@broadsheet/block-kit';

const KEY = 'ArcId.USER_INFO';

/** Whether the identity client keeps tokens, in storage or in a cookie; it may still find them expired. */
export function hasStoredSession({ readSessionItem, readLocalItem, readCookie }: Environment): boolean {
  const items = [readSessionItem(KEY), readLocalItem(KEY), readCookie(KEY), readCookie(`${KEY}.session`)];
  return items.some((item) => item?.includes('refreshToken') === true);
}
