import type { PageDocument } from '../document/PageDocument.ts';
import { listReferences } from './reference.ts';

/** Returns the pages that refer to a section, in the given order: those that change with it. */
export const findHolders = <Page extends PageDocument>(
  pages: readonly Page[],
  section: string,
): readonly Page[] => pages.filter((page) => listReferences(page).includes(section));
