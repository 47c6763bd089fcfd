/** Reports what a Ghost export contains that is not imported, so that nothing is lost silently. */
import { listAt, parseJson, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** The tables of an export that are left out, with what they have and what to do about it. */
const LEFT_OUT: Readonly<Record<string, string>> = {
  comments: 'comments of readers',
  collections: 'collections; make lists of them in the page builder',
  newsletters: 'newsletters; set them up anew',
  offers: 'discounts; set them up anew',
  products: 'plans; set them up in the catalogue',
  recommendations: 'recommended sites',
  snippets: 'building blocks of the editor',
};

/** The names of the tables that are left out and counted. */
export const LEFT_OUT_TABLES: ReadonlySet<string> = new Set(Object.keys(LEFT_OUT));

/** Returns what is told of a table that is left out, without the number of its rows. */
export const describeTable = (table: string): string => LEFT_OUT[table] ?? table;

/** Returns what of a post is not kept, one sentence each. */
export function lostOfPost(post: JsonObject): readonly string[] {
  const names = ['codeinjection_head', 'codeinjection_foot'];
  const isLost = names.some((name) => (textAt(post, name) ?? '').trim() !== '');
  return isLost ? ['code that was injected into its page was left out'] : [];
}

function countEntries(value: string | undefined): number {
  try {
    const menu: Json = value === undefined ? null : parseJson(value);
    return listAt({ menu }, 'menu').length;
  } catch {
    return 0;
  }
}

/** Returns what of the settings of the old site is not kept, one sentence each. */
export function lostOfSettings(settings: ReadonlyMap<string, string>): readonly string[] {
  const links = countEntries(settings.get('navigation')) + countEntries(settings.get('secondary_navigation'));
  const code = ['codeinjection_head', 'codeinjection_foot', 'ghost_head', 'ghost_foot'].some(
    (name) => (settings.get(name) ?? '').trim() !== '',
  );
  return [
    ...(links > 0
      ? [`left out, links of the menus: ${links}; the menu has the sections of the stories`]
      : []),
    ...(code ? ['left out, code that was injected into every page'] : []),
  ];
}
