/**
 * Reads the navigation trees of sites, with a cache.
 *
 * Every response with documents takes the names of sections from these trees, so that they are read twice as often as
 * anything else, although they change a few times a year.
 */
import { textColumn, bodyColumn } from '@broadsheet/service-kit/database';
import type { Database } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';

/** The navigation trees of a site by the name of their hierarchy, sorted by it. */
export type Navigation = ReadonlyMap<string, JsonObject>;

export interface NavigationReader {
  read(site: string): Promise<Navigation>;
  /** Clears the cache, because something was stored. */
  forget(): void;
}

/** The number of cached sites; it is limited because requests may name any site. */
const MAX_SITES = 20;

interface Kept {
  readonly navigation: Promise<Navigation>;
  readonly readAt: number;
}

/** @param keptMs returns the milliseconds for which trees are kept */
export function createNavigationReader(
  database: Database,
  clock: { now(): number },
  keptMs: () => number,
): NavigationReader {
  const kept = new Map<string, Kept>();

  async function queryNavigation(site: string): Promise<Navigation> {
    const statement = 'select hierarchy, body from navigation where site = $1 order by hierarchy';
    const rows = await database.query(statement, [site]);
    return new Map(rows.map((row) => [textColumn(row, 'hierarchy'), bodyColumn(row)]));
  }

  return {
    read(site) {
      const now = clock.now();
      const known = kept.get(site);
      if (known !== undefined && now >= known.readAt && now - known.readAt < keptMs())
        return known.navigation;
      const navigation = queryNavigation(site);
      if (kept.size >= MAX_SITES) kept.clear();
      kept.set(site, { navigation, readAt: now });
      // A failure is not cached; the next call reads again.
      navigation.catch(() => kept.delete(site));
      return navigation;
    },
    forget: () => kept.clear(),
  };
}
