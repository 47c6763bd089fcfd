import type { PageRule } from '../CheckedPage.ts';
import { describeFinding } from '../describeFinding.ts';
import { indexVersions, areNeverTogether } from '../document/indexVersions.ts';
import type { Versions } from '../document/indexVersions.ts';

/** Finds elements with the same id that one reader gets: labels, links within the page and scripts only find the first. */
export const sameElementId: PageRule = (page) => {
  const versions = indexVersions(page.filled);
  const taken = new Map<string, readonly (Versions | undefined)[]>();
  const reported = new Set<string>();
  return page.markup.elements.flatMap((element) => {
    const { id } = element.attributes;
    if (id === undefined || id === '') return [];
    const own = versions.get(page.partOf(element) ?? '');
    const before = taken.get(id) ?? [];
    const isSecond = !reported.has(id) && before.some((its) => !areNeverTogether(own, its));
    taken.set(id, [...before, own]);
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
