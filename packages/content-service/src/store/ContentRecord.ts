import type { JsonObject } from '@broadsheet/service-kit/json';
import type { SearchTexts } from '../search/collectSearchTexts.ts';

/** The place of a document on one site. `sectionIds` are written as in the document. */
export interface Placement {
  readonly site: string;
  /** The path on that site, with a leading slash. */
  readonly websiteUrl: string;
  readonly sectionIds: readonly string[];
}

/** An image that can be found by its id, whether it is a document or inside one. */
export interface ImageRecord {
  readonly id: string;
  readonly body: JsonObject;
}

export interface DocumentRecord {
  readonly kind: 'document';
  readonly id: string;
  readonly type: string;
  readonly published: boolean;
  /** The end of the embargo, ISO 8601; `infinity` when it has no end, null without an embargo. */
  readonly embargoUntil: string | null;
  /** The display date, ISO 8601; null when there is none. */
  readonly displayDate: string | null;
  readonly tagSlugs: readonly string[];
  /** The keys of everybody in `credits.by`: `slug:x` and `id:x`. */
  readonly creditKeys: readonly string[];
  readonly contentAliases: readonly string[];
  readonly placements: readonly Placement[];
  readonly images: readonly ImageRecord[];
  readonly search: SearchTexts;
  readonly body: JsonObject;
  readonly hash: string;
}

export interface AuthorRecord {
  readonly kind: 'author';
  readonly id: string;
  readonly slug: string;
  readonly images: readonly ImageRecord[];
  readonly body: JsonObject;
  readonly hash: string;
}

export interface TagRecord {
  readonly kind: 'tag';
  readonly slug: string;
  readonly body: JsonObject;
  readonly hash: string;
}

export interface NavigationRecord {
  readonly kind: 'navigation';
  readonly site: string;
  readonly hierarchy: string;
  readonly body: JsonObject;
  readonly hash: string;
}

export interface SiteRecord {
  readonly kind: 'site';
  readonly site: string;
  readonly body: JsonObject;
  readonly hash: string;
}

/** A site's overrides of its theme. */
export interface ThemeRecord {
  readonly kind: 'theme';
  readonly site: string;
  readonly body: JsonObject;
  readonly hash: string;
}

export interface PageRecord {
  readonly kind: 'page';
  readonly site: string;
  readonly id: string;
  readonly body: JsonObject;
  readonly hash: string;
}

export interface RedirectsRecord {
  readonly kind: 'redirects';
  readonly site: string;
  readonly id: string;
  readonly body: JsonObject;
  readonly hash: string;
}

/** A sales document. */
export interface SalesRecord {
  readonly kind: 'sales';
  readonly site: string;
  readonly type: string;
  readonly id: string;
  readonly body: JsonObject;
  readonly hash: string;
}

/** A record to store. `hash` is the hash of its source: an equal hash means that nothing has changed. */
export type ContentRecord =
  | DocumentRecord
  | AuthorRecord
  | TagRecord
  | NavigationRecord
  | SiteRecord
  | ThemeRecord
  | PageRecord
  | RedirectsRecord
  | SalesRecord;

/** Returns a text that identifies a record, for messages and for finding duplicates. */
export function recordKey(record: ContentRecord): string {
  switch (record.kind) {
    case 'document':
    case 'author':
      return `${record.kind} ${record.id}`;
    case 'tag':
      return `tag ${record.slug}`;
    case 'navigation':
      return `navigation ${record.site} ${record.hierarchy}`;
    case 'site':
    case 'theme':
      return `${record.kind} ${record.site}`;
    case 'page':
      return `page ${record.site} ${record.id}`;
    case 'redirects':
      return `list of redirects ${record.site} ${record.id}`;
    case 'sales':
      return `${record.type} ${record.site} ${record.id}`;
  }
}
