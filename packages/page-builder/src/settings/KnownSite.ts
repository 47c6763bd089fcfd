import { isPathPattern } from '@broadsheet/page-document';
import type { EditorClient } from '../api/EditorClient.ts';
import { listPages } from '../pages/PageEntry.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { listEntries, getUrl } from './navigationTree.ts';
import { listSettings, NAVIGATION, readChoices, settingCalls } from './Setting.ts';
import type { SettingChoices } from './Setting.ts';

/** The name of the footer's hierarchy, which has a tab of its own. */
export const FOOTER = 'footer';

/** The choices in the forms of the settings. */
export interface KnownSite {
  readonly choices: SettingChoices;
  readonly pages: readonly PageEntry[];
  /** The names of the navigation's hierarchies. */
  readonly hierarchies: readonly string[];
  /** The paths of pages and sections. */
  readonly paths: readonly string[];
}

/** Returns the path of a page with a single one; `undefined` for templates and for paths with a variable part. */
export const getFixedPath = ({ document: { match } }: PageEntry): string | undefined =>
  match.kind === 'path' && !isPathPattern(match.path) ? match.path : undefined;

export async function readKnownSite(client: EditorClient, signal: AbortSignal): Promise<KnownSite> {
  const [choices, pages, ids, sections] = await Promise.all([
    readChoices(client, signal),
    listPages(client, signal),
    listSettings(client, signal),
    settingCalls(client, `${NAVIGATION}default`).read(signal),
  ]);
  const ofPages = pages.flatMap((page) => getFixedPath(page) ?? []);
  const ofSections = listEntries(sections.document).map(({ entry }) => getUrl(entry));
  return {
    choices,
    pages,
    hierarchies: ids.flatMap((id) => (id.startsWith(NAVIGATION) ? [id.slice(NAVIGATION.length)] : [])),
    paths: [...new Set([...ofPages, ...ofSections])].toSorted(),
  };
}
