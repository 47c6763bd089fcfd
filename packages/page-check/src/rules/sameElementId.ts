import type { PageRule } from '../CheckedPage.ts';

/** Two elements with one id: labels, links within the page and scripts find the first alone. */
export const sameElementId: PageRule = (page) => {
  const taken = new Set<string>();
  const told = new Set<string>();
  return page.markup.elements.flatMap((element) => {
    const { id } = element.attributes;
    if (id === undefined || id === '') return [];
    const isSecond = taken.has(id) && !told.has(id);
    taken.add(id);
    if (!isSecond) return [];
    told.add(id);
    return [
      {
        kind: 'element-id',
        severity: 'warns' as const,
        ...page.blockOf(element),
        sentence: `Two elements of the page have the id "${id}".`,
        hint: 'Give one of them another in the HTML of its block.',
      },
    ];
  });
};
