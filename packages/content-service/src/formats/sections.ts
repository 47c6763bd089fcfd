/** Converts the categories of the old site to sections of this one. */
import { toPathSegment } from '../import/toPathSegment.ts';
import type { JsonObject } from '@broadsheet/service-kit/json';

export interface Category {
  readonly id: string | undefined;
  readonly slug: string;
  readonly name: string;
  /** The slug of the parent category. */
  readonly parent: string | undefined;
  readonly description: string | undefined;
}

export interface Section {
  /** The id, which is the path: `/news/local/`. */
  readonly id: string;
  readonly name: string;
  readonly slugs: readonly string[];
  readonly description: string | undefined;
}

/** Converts every category to a section below its parent. A category in a circle of parents gets none, which is reported. */
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
    [...categories.values()].flatMap(({ slug, name, description }) => {
      const slugs = pathOf(slug);
      if (slugs.some((each) => toPathSegment(each) === undefined)) {
        onLost(
          `the category "${name}" has the path "/${slugs.join('/')}/", which leads elsewhere; it was left out`,
        );
        return [];
      }
      return [[slug, { id: `/${slugs.join('/')}/`, name, slugs, description }]];
    }),
  );
}

function toNode({ id, name, description }: Section, all: readonly Section[], site: string): JsonObject {
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
    children: children.map((child) => toNode(child, all, site)),
  };
}

/** Creates the navigation document of a site from a flat list of sections. */
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
    children: roots.map((section) => toNode(section, sections, site)),
  };
}

/** Creates a document's reference to one of its sections. */
export const sectionReference = (id: string, site: string): JsonObject => ({
  type: 'reference',
  referent: { type: 'section', id, provider: '', website: site },
});
