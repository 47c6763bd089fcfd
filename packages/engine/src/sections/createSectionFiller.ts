/**
 * Fills the references of page documents with the blocks of their sections.
 *
 * The caches of the engine know a page by the object of its document. So a filled document is the same object as long as its
 * page and its sections are, and a new one as soon as one of them is published: a section makes exactly the pages that show it
 * fresh.
 */
import { fillReferences, isSection, listReferences } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';

type Find = (id: string) => PageDocument | undefined;

interface Filled {
  /** The sections that the page refers to, `undefined` for missing ones. */
  readonly sections: readonly (PageDocument | undefined)[];
  readonly page: PageDocument;
}

export interface SectionFiller {
  /** Returns all documents with their references filled; the same array for the same array. */
  fillAll(documents: readonly PageDocument[]): readonly PageDocument[];
  /** Returns one document with its references filled from the sections among others. */
  fill(page: PageDocument, documents: readonly PageDocument[]): PageDocument;
}

export function createSectionFiller(): SectionFiller {
  const filled = new WeakMap<PageDocument, Filled>();
  const references = new WeakMap<PageDocument, readonly string[]>();
  const finders = new WeakMap<readonly PageDocument[], Find>();
  const lists = new WeakMap<readonly PageDocument[], readonly PageDocument[]>();

  function findIn(documents: readonly PageDocument[]): Find {
    const known = finders.get(documents);
    if (known !== undefined) return known;
    const sections = new Map(documents.filter(isSection).map((section) => [section.id, section]));
    const find: Find = (id) => sections.get(id);
    finders.set(documents, find);
    return find;
  }

  function readReferences(page: PageDocument): readonly string[] {
    const known = references.get(page) ?? listReferences(page);
    references.set(page, known);
    return known;
  }

  function fillPage(page: PageDocument, find: Find): PageDocument {
    const sections = readReferences(page).map(find);
    if (sections.length === 0) return page;
    const known = filled.get(page);
    const isSame = known?.sections.every((section, index) => section === sections[index]) === true;
    if (known !== undefined && isSame) return known.page;
    const result = { sections, page: fillReferences(page, { find }) };
    filled.set(page, result);
    return result.page;
  }

  return {
    fillAll(documents) {
      const known = lists.get(documents);
      if (known !== undefined) return known;
      const find = findIn(documents);
      const pages = documents.map((page) => fillPage(page, find));
      const all = pages.every((page, index) => page === documents[index]) ? documents : pages;
      lists.set(documents, all);
      return all;
    },
    fill: (page, documents) => fillPage(page, findIn(documents)),
  };
}
