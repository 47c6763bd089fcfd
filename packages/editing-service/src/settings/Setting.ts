/** What is edited like a page besides pages: it has a document, a draft, a schedule and versions of its own. */
export type Setting =
  /** The site properties that editors may change, such as name, logo and language. */
  | { readonly kind: 'site' }
  /** The site's overrides of its theme. */
  | { readonly kind: 'theme' }
  /** A tree of sections and links. */
  | { readonly kind: 'navigation'; readonly hierarchy: string }
  /** A collection of stories, by the id of its document. */
  | { readonly kind: 'collection'; readonly id: string };

/** A setting whose rules the site knows. */
export type SiteSetting = Exclude<Setting, { readonly kind: 'collection' }>;

const NAVIGATION = 'navigation:';
const COLLECTION = 'collection:';

/** A valid name of a hierarchy: short, and usable in a URL. */
const HIERARCHY = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u;

/** A valid id of a collection: one word without a slash. */
const COLLECTION_ID = /^[^\s/\\\p{C}]{1,200}$/u;

/** Parses `site`, `theme` or `navigation:` with the name of a hierarchy, `collection:` with an id; undefined for anything else. */
export function readSetting(id: string): Setting | undefined {
  if (id === 'site' || id === 'theme') return { kind: id };
  if (id.startsWith(COLLECTION)) {
    const collection = id.slice(COLLECTION.length);
    return COLLECTION_ID.test(collection) ? { kind: 'collection', id: collection } : undefined;
  }
  const hierarchy = id.startsWith(NAVIGATION) ? id.slice(NAVIGATION.length) : '';
  return HIERARCHY.test(hierarchy) ? { kind: 'navigation', hierarchy } : undefined;
}

/** Returns the id of a setting, as `readSetting` parses it. */
export function toSettingId(setting: Setting): string {
  switch (setting.kind) {
    case 'navigation':
      return NAVIGATION + setting.hierarchy;
    case 'collection':
      return COLLECTION + setting.id;
    case 'site':
    case 'theme':
      return setting.kind;
  }
}
