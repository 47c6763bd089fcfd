import { listAt, textAt, valueAt } from '@broadsheet/service-kit/json';
import type { JsonObject } from '@broadsheet/service-kit/json';
import { sectionKey } from '@broadsheet/client-core';
import type { ContentStore } from './createContentStore.ts';
import { findAuthorBySlug, findTagBySlug, readNewest } from './readAuthors.ts';
import { withSlashVariants } from './withSlashVariants.ts';

/** A section, an author or a tag as stories name it. */
export interface NamedInStories {
  readonly site: string;
  readonly kind: 'section' | 'author' | 'tag';
  /** The id of the section, or the slug of the author or the tag, in any spelling. */
  readonly value: string;
}

/** Returns the name of a section in a document that is in it; its id if the document has the id alone. */
function findSectionName(document: JsonObject | undefined, id: string): string | undefined {
  const key = sectionKey(id);
  const sections = [
    valueAt(document, 'taxonomy', 'primary_section'),
    ...listAt(document, 'taxonomy', 'sections'),
  ].filter((section) => sectionKey(textAt(section, '_id') ?? '') === key);
  const names = sections.flatMap((section) => textAt(section, 'name') ?? []);
  return names[0] ?? (document === undefined ? undefined : id);
}

/**
 * Returns the name that a document of its own, or the newest visible story of the site, gives a section, an author or a tag;
 * `undefined` if nothing that readers see names it.
 */
export async function nameInStories(
  store: ContentStore,
  { site, kind, value }: NamedInStories,
): Promise<string | undefined> {
  switch (kind) {
    case 'section': {
      const spellings = withSlashVariants([value]);
      for (const id of spellings) store.recordRead?.(`listed section ${site} ${id}`);
      const keys = spellings.map((id) => `${site} ${id}`);
      return findSectionName(await readNewest(store, 'site_keys && $1::text[]', { site, keys }), value);
    }
    case 'author': {
      const author = await findAuthorBySlug(store, { site, slug: value });
      return author && (textAt(author, 'name') ?? value);
    }
    case 'tag': {
      const tag = await findTagBySlug(store, { site, slug: value });
      return tag && (textAt(tag, 'text') ?? textAt(tag, 'name') ?? value);
    }
  }
}
