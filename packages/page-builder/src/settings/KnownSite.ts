import type { EditorClient } from '../api/EditorClient.ts';
import { listPages } from '../pages/PageEntry.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { listEntries, urlOf } from './navigationTree.ts';
import { listSettings, NAVIGATION, readChoices, settingCalls } from './Setting.ts';
import type { SettingChoices } from './Setting.ts';

/** The hierarchy that the footer shows, which has a tab of its own. */
export const FOOTER = 'footer';

/** What the forms of the settings choose from. */
export interface KnownSite {
  readonly choices: SettingChoices;
  readonly pages: readonly PageEntry[];
  /** Names of the hierarchies of the navigation. */
  readonly hierarchies: readonly string[];
  /** Paths of pages and sections. */
  readonly paths: readonly string[];
}

/** The path of a page that stands at one alone; absent for templates and for paths with a part that varies. */
export const pathOf = ({ document: { match } }: PageEntry): string | undefined =>
  match.kind === 'path' && !match.path.includes(':') ? match.path : undefined;

export async function readKnownSite(client: EditorClient, signal: AbortSignal): Promise<KnownSite> {
  const [choices, pages, ids, sections] = await Promise.all([
    readChoices(client, signal),
    listPages(client, signal),
    listSettings(client, signal),
    settingCalls(client, `${NAVIGATION}default`).read(signal),
  ]);
  const ofPages = pages.flatMap((page) => pathOf(page) ?? []);
  const ofSections = listEntries(sections.document).map(({ entry }) => urlOf(entry));
  return {
    choices,
    pages,
    hierarchies: ids.flatMap((id) => (id.startsWith(NAVIGATION) ? [id.slice(NAVIGATION.length)] : [])),
    paths: [...new Set([...ofPages, ...ofSections])].toSorted(),
  };
}
