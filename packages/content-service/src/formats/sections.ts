/** Converts the categories of the old site to sections of this one. */
import { toPathSegment } from '../import/toPathSegment.ts';
import { compact } from '@broadsheet/service-kit/json';
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
  /** The title of its page for search engines. */
  readonly title?: string | undefined;
  readonly description: string | undefined;
}

/** What the old site had at the paths that sections would get. */
export interface OldPlaces {
  /** The paths of its pages and stories, by `toPathKey`. */
  readonly stories: ReadonlySet<string>;
  /** The folder of its categories or tags: `/category/`. */
  readonly folder: string;
}

/**
 * Returns the path of a section: that of its slugs. Where a page of the old site stands there, or above it, the section would
 * hide it from readers, and stays at the old address of its category.
 */
export function toSectionPath(segments: readonly (string | undefined)[], places: OldPlaces): string {
  const isTaken = segments.some((_, at) => places.stories.has(`/${segments.slice(0, at + 1).join('/')}`));
  return `${isTaken ? places.folder : '/'}${segments.join('/')}/`;
}

/** Converts every category to a section below its parent. A category in a circle of parents gets none, which is reported. */
export function toSections(
  categories: ReadonlyMap<string, Category>,
  { onLost, ...places }: OldPlaces & { readonly onLost: (reason: string) => void },
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
      const segments = slugs.map(toPathSegment);
      if (segments.includes(undefined)) {
        onLost(
          `the category "${name}" has the path "/${slugs.join('/')}/", which leads elsewhere; it was left out`,
        );
        return [];
      }
      return [[slug, { id: toSectionPath(segments, places), name, slugs, description }]];
    }),
  );
}

function toNode(
  { id, name, title, description }: Section,
  all: readonly Section[],
  site: string,
): JsonObject {
  const children = all.filter(
    (other) =>
      other.id !== id && other.id.startsWith(id) && other.id.slice(id.length).split('/').length === 2,
  );
  const metadata = compact({ metadata_title: title, metadata_description: description });
  return {
    _id: id,
    node_type: 'section',
    name,
    _website: site,
    ...(Object.keys(metadata).length > 0 && { metadata }),
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
