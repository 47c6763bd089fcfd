/** What happens to experiments when blocks become a shared section, and when a section becomes blocks. */
import { listExperiments, readReference, walkNode, walkPage } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';

/** Returns whether some blocks have one version of an experiment that runs on the page, and not the other. */
export function splitsExperiment(page: PageDocument, nodes: readonly BlockNode[]): boolean {
  const chosen = new Set(nodes.flatMap((node) => [...walkNode(node)].map(({ id }) => id)));
  return [...listExperiments(page).values()].some(({ a, b }) => chosen.has(a.id) !== chosen.has(b.id));
}

export interface Reference {
  /** The id of the section. */
  readonly section: string;
  /** The page with the reference, as it is in the editor. */
  readonly page: PageDocument;
  /** All pages, each with its document. */
  readonly pages: readonly { readonly document: PageDocument }[];
}

/** Returns whether readers would still get a section elsewhere, on this page or another, without one of its references. */
export function isShownElsewhere({ section, page, pages }: Reference): boolean {
  const others = pages.map(({ document }) => document).filter(({ id }) => id !== page.id);
  const count = [page, ...others].flatMap((each) =>
    [...walkPage(each)].filter(({ node }) => readReference(node) === section),
  ).length;
  return count > 1;
}
