import type { Environment } from '@broadsheet/block-kit';

const KEY = 'ArcId.USER_INFO';

/** The id of the reader whose session the identity client keeps; it may still find the session over. */
export function storedReaderId({
  readSessionItem,
  readLocalItem,
  readCookie,
}: Pick<Environment, 'readSessionItem' | 'readLocalItem' | 'readCookie'>): string | undefined {
  const items = [readSessionItem(KEY), readLocalItem(KEY), readCookie(KEY), readCookie(`${KEY}.session`)];
  const session = items.find((item) => item?.includes('refreshToken') === true);
  return session === undefined ? undefined : /"uuid":"([^"]+)"/.exec(session)?.[1];
}
