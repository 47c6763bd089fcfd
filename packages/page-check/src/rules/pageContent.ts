import type { PageRule } from '../CheckedPage.ts';

/** A page that readers do not find at the path where it is looked at: it is not for this path, or its content is not there. */
export const pageContent: PageRule = ({ isFound, path, page }) =>
  isFound
    ? []
    : [
        {
          kind: 'page-content',
          severity: 'warns',
          sentence: `Readers find nothing at ${path}: the page "${page.name}" is not for this path, or its content is not there.`,
          hint: 'Look at the page at another path, or correct its address or its content source.',
        },
      ];
