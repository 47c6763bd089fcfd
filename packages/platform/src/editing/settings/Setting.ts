/** What is set for the site as a whole, and edited like a page: each setting has a document, drafts and versions of its own. */
export type Setting =
  /** Name, logo, language and what else the properties of the site may be given by editors. */
  | { readonly kind: 'site' }
  /** What the site has of its own in its theme. */
  | { readonly kind: 'theme' }
  /** A tree of sections and links. */
  | { readonly kind: 'navigation'; readonly hierarchy: string };

const NAVIGATION = 'navigation:';

/** What names a hierarchy in a URL, and is no text to fill a page with. */
const HIERARCHY = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u;

/** Reads `site`, `theme` or `navigation:` with the name of a hierarchy. */
export function readSetting(id: string): Setting | undefined {
  if (id === 'site' || id === 'theme') return { kind: id };
  const hierarchy = id.startsWith(NAVIGATION) ? id.slice(NAVIGATION.length) : '';
  return HIERARCHY.test(hierarchy) ? { kind: 'navigation', hierarchy } : undefined;
}

/** As `readSetting` reads it. */
export const toSettingId = (setting: Setting): string =>
  setting.kind === 'navigation' ? NAVIGATION + setting.hierarchy : setting.kind;
