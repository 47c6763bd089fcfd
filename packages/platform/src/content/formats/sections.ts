/** Categories of the old site as sections of this one. */
import type { JsonObject } from '../json/Json.ts';

export interface Category {
  readonly id: string | undefined;
  readonly slug: string;
  readonly name: string;
  /** Slug of the category above. */
  readonly parent: string | undefined;
  readonly description: string | undefined;
}

export interface Section {
  /** `/news/local/` */
  readonly id: string;
  readonly name: string;
  readonly slugs: readonly string[];
  readonly description: string | undefined;
}

/** Every category as a section below its parent; a circle of parents is cut where it closes. */
export function toSections(
  categories: ReadonlyMap<string, Category>,
  onLost: (reason: string) => void,
): ReadonlyMap<string, Section> {
  const pathOf = (slug: string): readonly string[] => {
    const path: string[] = [];
    for (let at: string | undefined = slug; at !== undefined && categories.has(at);) {
      if (path.includes(at)) {
        onLost(
          `the categories ${path.toReversed().join(', ')} are parents of each other; "${slug}" has none now`,
        );
        return [slug];
      }
      path.unshift(at);
      at = categories.get(at)?.parent;
    }
    return path;
  };
  return new Map(
    [...categories.values()].map(({ slug, name, description }) => {
      const slugs = pathOf(slug);
      return [slug, { id: `/${slugs.join('/')}/`, name, slugs, description }];
    }),
  );
}

function nodeOf({ id, name, description }: Section, all: readonly Section[], site: string): JsonObject {
  const children = all.filter(
    (other) =>
      other.id !== id && other.id.startsWith(id) && other.id.slice(id.length).split('/').length === 2,
  );
  return {
    _id: id,
    node_type: 'section',
    name,
    _website: site,
    ...(description !== undefined && { metadata: { metadata_description: description } }),
    children: children.map((child) => nodeOf(child, all, site)),
  };
}

/** A tree of sections for the navigation of a site. */
export function toNavigation(
  sections: readonly Section[],
  { site, name }: { readonly site: string; readonly name: string },
): JsonObject {
  const ids = new Set(sections.map(({ id }) => id));
  const roots = sections.filter(({ id }) => !ids.has(id.replace(/[^/]+\/$/, '')));
  return {
    hierarchy: 'default',
    _id: '/',
    name,
    node_type: 'section',
    _website: site,
    children: roots.map((section) => nodeOf(section, sections, site)),
  };
}

/** What a document says of a section that it stands in. */
export const sectionReference = (id: string, site: string): JsonObject => ({
  type: 'reference',
  referent: { type: 'section', id, provider: '', website: site },
});
