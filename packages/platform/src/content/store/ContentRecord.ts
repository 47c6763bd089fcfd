import type { JsonObject } from '../json/Json.ts';
import type { SearchTexts } from '../search/collectSearchTexts.ts';

/** Where a document appears on one site. `sectionIds` are as the document writes them. */
export interface Placement {
  readonly site: string;
  /** Path on that site, with a leading slash. */
  readonly websiteUrl: string;
  readonly sectionIds: readonly string[];
}

/** An image that can be found by its id, whether it is a document or stands inside one. */
export interface ImageRecord {
  readonly id: string;
  readonly body: JsonObject;
}

export interface DocumentRecord {
  readonly kind: 'document';
  readonly id: string;
  readonly type: string;
  readonly published: boolean;
  /** ISO 8601, or `infinity` for an embargo without an end. */
  readonly embargoUntil: string | null;
  /** ISO 8601. */
  readonly displayDate: string | null;
  readonly tagSlugs: readonly string[];
  /** `slug:x` and `id:x` for everybody in `credits.by`. */
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

/** What a site has of its own in its theme. */
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

/** Something of what is sold. */
export interface SalesRecord {
  readonly kind: 'sales';
  readonly site: string;
  readonly type: string;
  readonly id: string;
  readonly body: JsonObject;
  readonly hash: string;
}

/** One thing to store. `hash` is that of its source: the same hash means that nothing has changed. */
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

/** What tells a record from all others, for messages and for finding duplicates. */
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
