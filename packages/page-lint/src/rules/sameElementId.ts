import type { PageRule } from '../CheckedPage.ts';
import { describeFinding } from '../describeFinding.ts';

/** Finds elements with the same id: labels, links within the page and scripts only find the first. */
export const sameElementId: PageRule = (page) => {
  const taken = new Set<string>();
  const reported = new Set<string>();
  return page.markup.elements.flatMap((element) => {
    const { id } = element.attributes;
    if (id === undefined || id === '') return [];
    const isSecond = taken.has(id) && !reported.has(id);
    taken.add(id);
    if (!isSecond) return [];
    reported.add(id);
    return [
      {
        kind: 'element-id',
        severity: 'warns' as const,
        ...page.blockOf(element),
        ...describeFinding('element-id', { id }),
      },
    ];
  });
};
