/**
 * Reads and writes published settings. They are stored in the tables of imported ones, so that every reader finds them
 * there.
 */
import { createHash } from 'node:crypto';
import {
  integerColumn,
  optionalTextColumn,
  textColumn,
  inMilliseconds,
  booleanColumn,
  optionalMomentColumn,
} from '@broadsheet/service-kit/database';
import type { Queries } from '@broadsheet/service-kit/database';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { saveRecord } from '@broadsheet/content-service';
import type { ContentRecord } from '@broadsheet/content-service';
import { emptyCollection, readDocument } from '../collections/collectionDocument.ts';
import { publishCollection, readBody as readCollectionBody } from '../collections/collectionStore.ts';
import { documentColumn } from '../drafts/draftStore.ts';
import type { PageDraft } from '../drafts/draftStore.ts';
import { toSettingId } from './Setting.ts';
import type { Setting, SiteSetting } from './Setting.ts';
import { mergeSiteMembers, pickSiteMembers } from './siteMembers.ts';

/** A theme without overrides; the import (`recogniseKind`) recognises a theme by these members. */
const NO_THEME: JsonObject = { colours: {}, measures: {} };

async function readBody(
  queries: Queries,
  site: string,
  setting: SiteSetting,
): Promise<JsonObject | undefined> {
  const table = { site: 'site_properties', theme: 'site_themes', navigation: 'navigation' }[setting.kind];
  const where = setting.kind === 'navigation' ? 'site = $1 and hierarchy = $2' : 'site = $1';
  const values = setting.kind === 'navigation' ? [site, setting.hierarchy] : [site];
  const [row] = await queries.query(`select body from ${table} where ${where}`, values);
  return row && documentColumn(row, 'body');
}

/** Reads the published document of a setting; for the site only the properties that editors may change. */
export async function readPublished(
  queries: Queries,
  site: string,
  setting: Setting,
): Promise<JsonObject | undefined> {
  if (setting.kind === 'collection') {
    const stored = await readCollectionBody(queries, { site, id: setting.id });
    return stored && readDocument(stored);
  }
  const body = await readBody(queries, site, setting);
  return body !== undefined && setting.kind === 'site' ? pickSiteMembers(body) : body;
}

/** Returns the document of a setting that does not exist yet. */
export function emptyDocument(setting: Setting): JsonObject {
  switch (setting.kind) {
    case 'site':
      return {};
    case 'theme':
      return NO_THEME;
    case 'navigation':
      return {
        hierarchy: setting.hierarchy,
        _id: '/',
        node_type: 'section',
        name: setting.hierarchy,
        children: [],
      };
    case 'collection':
      return emptyCollection;
  }
}

function toRecord(site: string, setting: SiteSetting, body: JsonObject): ContentRecord {
  // The prefix makes the hash differ from that of an import, so that importing a file again replaces this document.
  const hash = `published ${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`;
  switch (setting.kind) {
    case 'site':
      return { kind: 'site', site, body: { ...body, id: site }, hash };
    case 'theme':
      return { kind: 'theme', site, body: { ...NO_THEME, ...body }, hash };
    case 'navigation': {
      const { hierarchy } = setting;
      return { kind: 'navigation', site, hierarchy, body: { ...body, hierarchy, _website: site }, hash };
    }
  }
}

/** Stores the published document of a setting. Run it in a transaction. @throws EditingError 409 for an id or an alias that is taken */
export async function writePublished(
  queries: Queries,
  site: string,
  {
    setting,
    document,
    at,
  }: { readonly setting: Setting; readonly document: JsonObject; readonly at: number },
): Promise<void> {
  if (setting.kind === 'collection')
    return publishCollection(queries, { site, id: setting.id, document, at });
  const stored = setting.kind === 'site' ? ((await readBody(queries, site, setting)) ?? {}) : {};
  const body = setting.kind === 'site' ? mergeSiteMembers(stored, document) : document;
  await saveRecord(queries, toRecord(site, setting, body), site);
}

export interface ListedSetting {
  readonly id: string;
  readonly isPublished: boolean;
  readonly draft: Omit<PageDraft, 'document'> | undefined;
}

/** Returns the settings of the whole site, without collections: the site, its theme, the hierarchy `default`, and every other hierarchy that is published or has a draft. */
export async function listSettings(queries: Queries, site: string): Promise<readonly ListedSetting[]> {
  const rows = await queries.query(
    `select coalesce(drafts.id, published.id) as id, published.id is not null as is_published,
        coalesce(drafts.revision, 0) as revision, ${inMilliseconds('drafts.changed_at')} as changed_at,
        editors.name as editor_name
       from (select 'site' as id from site_properties where site = $1
             union all select 'theme' from site_themes where site = $1
             union all select 'navigation:' || hierarchy from navigation where site = $1) published
       full join (select * from setting_drafts where site = $1 and id not like 'collection:%') drafts on drafts.id = published.id
       left join editors on editors.id = drafts.editor_id
      order by 1`,
    [site],
  );
  const listed = rows.map((row): ListedSetting => {
    const changedAt = optionalMomentColumn(row, 'changed_at');
    const editorName = optionalTextColumn(row, 'editor_name') ?? '';
    const revision = integerColumn(row, 'revision');
    return {
      id: textColumn(row, 'id'),
      isPublished: booleanColumn(row, 'is_published'),
      draft: changedAt === undefined ? undefined : { revision, changedAt, editorName },
    };
  });
  const always = ['site', 'theme', toSettingId({ kind: 'navigation', hierarchy: 'default' })];
  const missing = always.filter((id) => listed.every((each) => each.id !== id));
  return [...listed, ...missing.map((id) => ({ id, isPublished: false, draft: undefined }))];
}
