/**
 * Answers from memory that there is no section and no document at an address, so that addresses that somebody makes up cost
 * less than a page. Where there may be one, the source is asked as ever.
 */
import { isRecord, list, sectionKey, string } from '@broadsheet/client-core';
import type { ChangeWatch } from '@broadsheet/platform';
import type { ContentRequest } from '@broadsheet/sdk-content';
import { ContentSourceError, createReadNotes } from '@broadsheet/sdk-content/server';
import type { ContentChanges, ContentSource, ContentSources, MadeFrom } from '@broadsheet/sdk-content/server';
import type { Config } from '../config/readConfig.ts';

export interface UnknownOptions {
  readonly config: Pick<Config, 'platformOrigin' | 'publisher'>;
  /** The site's own sources. One that replaces a standard source is always asked. */
  readonly own: readonly ContentSource[] | undefined;
  readonly watch: Pick<ChangeWatch, 'catchUp' | 'findUnknownKey' | 'findUnknownSection'>;
  readonly changes: ContentChanges;
}

type Load = ContentSources['load'];

const ITEM = 'content-api';
const NAVIGATION = 'site-service-hierarchy';

/** Milliseconds for which what was heard of changes counts as known, where no notification can arrive. */
const KNOWN_MS = 50;

const notFound = (source: string): ContentSourceError =>
  new ContentSourceError(source, { kind: 'not-found' }, `The content source "${source}" found nothing.`);

/** Returns the only parameters of a request without a filter, if they have these names and are texts. */
function readQuery(
  { query = {}, filter }: ContentRequest,
  names: readonly string[],
): readonly string[] | undefined {
  if (filter !== undefined || Object.keys(query).length !== names.length) return undefined;
  const values = names.map((name) => query[name]).filter((value) => typeof value === 'string');
  return values.length === names.length ? values : undefined;
}

function listIds(node: unknown): readonly string[] {
  if (!isRecord(node)) return [];
  const children = list((child) => child ?? null)(node['children']) ?? [];
  return [string(node['_id']) ?? '', ...children.flatMap(listIds)];
}

/** The ids of the sections of one hierarchy, and what they were read from. */
interface Sections {
  readonly made: MadeFrom;
  readonly ids: ReadonlySet<string>;
}

/** Creates the function that reads the ids of a hierarchy, once for as long as it does not change. */
function createSections(load: Load, changes: ContentChanges) {
  let kept: Sections | undefined;
  return async (hierarchy: string, signal: AbortSignal): Promise<Sections> => {
    if (kept !== undefined && changes.effectOn(kept.made) === 'none')
      return { ...kept, made: { ...kept.made, moment: changes.now() } };
    const notes = createReadNotes(changes.now());
    const tree = await load({ source: NAVIGATION, query: { hierarchy } }, signal, notes);
    kept = { made: notes.read(), ids: new Set(listIds(tree).map(sectionKey)) };
    return kept;
  };
}

/** Returns content sources that look up the addresses of readers in memory first. A hosted platform is always asked. */
export function refuseUnknown(
  sources: ContentSources,
  { config, own = [], watch, changes }: UnknownOptions,
): ContentSources {
  const replaced = new Set([...(config.publisher.sources ?? []), ...own].map(({ name }) => name));
  if (config.platformOrigin !== undefined || replaced.has(ITEM) || replaced.has(NAVIGATION)) return sources;
  const noItem = notFound(ITEM);
  const noSection = notFound(NAVIGATION);
  const readSections = createSections(sources.load, changes);

  const refuseItem: Load = async (request, _signal, notes) => {
    const [path] = readQuery(request, ['website_url']) ?? [];
    if (path === undefined || /[?#]/.test(path) || !(await watch.catchUp(KNOWN_MS))) return;
    const key = watch.findUnknownKey(path);
    if (key === undefined) return;
    notes?.addHeader(encodeURIComponent(key));
    throw noItem;
  };

  const refuseSection: Load = async (request, signal, notes) => {
    const [hierarchy, id] = readQuery(request, ['hierarchy', 'sectionId']) ?? [];
    if (hierarchy !== 'default' || id === undefined) return;
    const { ids, made } = await readSections(hierarchy, signal);
    if (ids.has(sectionKey(id)) || !(await watch.catchUp(KNOWN_MS))) return;
    // Stories may name a section that the navigation does not have.
    const keys = watch.findUnknownSection(id);
    if (keys === undefined) return;
    notes?.add(made);
    notes?.addHeader(keys.map(encodeURIComponent).join(' '));
    throw noSection;
  };

  return {
    ...sources,
    async load(request, signal, notes) {
      if (request.source === ITEM) await refuseItem(request, signal, notes);
      if (request.source === NAVIGATION) await refuseSection(request, signal, notes);
      return sources.load(request, signal, notes);
    },
  };
}
