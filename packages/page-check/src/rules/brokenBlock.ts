import type { PageRule } from '../CheckedPage.ts';

/** Blocks that fail with these fields: the preview shows their error, and readers get the page without them. */
export const brokenBlock: PageRule = (page) =>
  page.markup.elements
    .filter(({ attributes }) => 'data-block-error' in attributes)
    .map((element) => ({
      kind: 'broken-block',
      severity: 'warns' as const,
      ...page.blockOf(element),
      sentence: `A block fails, and readers get the page without it. ${element.text}`,
      hint: 'Correct its fields, or take it away.',
    }));
