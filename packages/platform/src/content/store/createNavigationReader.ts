/**
 * The trees of sections, read at most once a second.
 *
 * Every document that is asked for names its sections from them, so that they are read twice as often as anything else
 * and change a few times a year.
 */
import { textColumn } from '../../database/columns.ts';
import type { Database } from '../../database/Database.ts';
import type { JsonObject } from '../json/Json.ts';
import { bodyColumn } from './bodyColumn.ts';

/** By name of hierarchy, sorted by it. */
export type Navigation = ReadonlyMap<string, JsonObject>;

export interface NavigationReader {
  read(site: string): Promise<Navigation>;
  /** Forgets what was read, because something was stored. */
  forget(): void;
}

/** How long what another process has stored may stay unseen, in milliseconds. */
const KEPT_MS = 1_000;
/** Readers may name any site. */
const MAX_SITES = 20;

interface Kept {
  readonly navigation: Promise<Navigation>;
  readonly readAt: number;
}

export function createNavigationReader(database: Database, clock: { now(): number }): NavigationReader {
  const kept = new Map<string, Kept>();

  async function ask(site: string): Promise<Navigation> {
    const statement = 'select hierarchy, body from navigation where site = $1 order by hierarchy';
    const rows = await database.query(statement, [site]);
    return new Map(rows.map((row) => [textColumn(row, 'hierarchy'), bodyColumn(row)]));
  }

  return {
    read(site) {
      const now = clock.now();
      const known = kept.get(site);
      if (known !== undefined && now >= known.readAt && now - known.readAt < KEPT_MS) return known.navigation;
      const navigation = ask(site);
      if (kept.size >= MAX_SITES) kept.clear();
      kept.set(site, { navigation, readAt: now });
      // A failure is for those who wait for it; the next one asks anew.
      navigation.catch(() => kept.delete(site));
      return navigation;
    },
    forget: () => kept.clear(),
  };
}
