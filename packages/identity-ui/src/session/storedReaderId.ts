import type { Environment } from '@broadsheet/block-kit';

const KEY = 'ArcId.USER_INFO';

/** Returns the id of the reader whose session is stored; the session may have ended. */
export function storedReaderId({
  readSessionItem,
  readLocalItem,
  readCookie,
}: Pick<Environment, 'readSessionItem' | 'readLocalItem' | 'readCookie'>): string | undefined {
  const items = [readSessionItem(KEY), readLocalItem(KEY), readCookie(KEY), readCookie(`${KEY}.session`)];
  const session = items.find((item) => item?.includes('refreshToken') === true);
  // In a cookie the session is JSON within JSON, whose quotation marks have backslashes.
  return session === undefined ? undefined : /"uuid\\?":\\?"([^"\\]+)/.exec(session)?.[1];
}
