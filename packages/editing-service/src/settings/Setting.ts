/** A setting of the whole site, which is edited like a page: it has a document, a draft and versions of its own. */
export type Setting =
  /** The site properties that editors may change, such as name, logo and language. */
  | { readonly kind: 'site' }
  /** The site's overrides of its theme. */
  | { readonly kind: 'theme' }
  /** A tree of sections and links. */
  | { readonly kind: 'navigation'; readonly hierarchy: string };

const NAVIGATION = 'navigation:';

/** A valid name of a hierarchy: short, and usable in a URL. */
const HIERARCHY = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,63}$/u;

/** Parses `site`, `theme` or `navigation:` with the name of a hierarchy; undefined for anything else. */
export function readSetting(id: string): Setting | undefined {
  if (id === 'site' || id === 'theme') return { kind: id };
  const hierarchy = id.startsWith(NAVIGATION) ? id.slice(NAVIGATION.length) : '';
  return HIERARCHY.test(hierarchy) ? { kind: 'navigation', hierarchy } : undefined;
}

/** Returns the id of a setting, as `readSetting` parses it. */
export const toSettingId = (setting: Setting): string =>
  setting.kind === 'navigation' ? NAVIGATION + setting.hierarchy : setting.kind;
