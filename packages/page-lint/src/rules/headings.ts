import { areSeenTogether, isSection } from '@broadsheet/page-document';
import type { CheckedPage, PageRule } from '../CheckedPage.ts';
import { indexLimits } from '../document/indexLimits.ts';
import { indexVersions, areNeverTogether } from '../document/indexVersions.ts';
import type { MarkedElement } from '../markup/PageMarkup.ts';
import { announcedElements, getAccessibleName, shorten } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

const NAMES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const getLevel = ({ name }: MarkedElement): number => Number(name.slice(1));

/** Creates the function that returns whether one reader can see two elements. */
function createMeeting(page: CheckedPage): (one: MarkedElement, other: MarkedElement) => boolean {
  const limits = indexLimits(page.filled);
  const versions = indexVersions(page.filled);
  const limitsOf = (element: MarkedElement) => limits.get(page.partOf(element) ?? '') ?? [];
  const versionsOf = (element: MarkedElement) => versions.get(page.partOf(element) ?? '');
  return (one, other) =>
    !areNeverTogether(versionsOf(one), versionsOf(other)) &&
    limitsOf(one).every((mine) => limitsOf(other).every((its) => areSeenTogether(mine, its)));
}

/** Finds a page without an `h1`, or with two that one reader sees. A shared section needs none: it is a part of pages. */
export const firstHeading: PageRule = (page) => {
  if (isSection(page.page)) return [];
  const headings = announcedElements(page, 'h1');
  if (headings.length === 0)
    return [
      {
        kind: 'first-heading',
        severity: 'warns',
        ...describeFinding('first-heading.none'),
      },
    ];
  const meet = createMeeting(page);
  return headings.flatMap((other, index) => {
    const first = headings.slice(0, index).find((before) => meet(before, other));
    if (first === undefined) return [];
    return [
      {
        kind: 'first-heading',
        severity: 'warns' as const,
        ...page.blockOf(other),
        ...describeFinding('first-heading.second', {
          text: shorten(getAccessibleName(page, other)),
          first: shorten(getAccessibleName(page, first)),
        }),
      },
    ];
  });
};

/** Finds headings that skip a level on the way down, and headings without text. */
export const headingOrder: PageRule = (page) => {
  const headings = announcedElements(page, ...NAMES);
  return headings.flatMap((heading, index) => {
    const about = { severity: 'warns' as const, ...page.blockOf(heading) };
    if (getAccessibleName(page, heading) === '')
      return [
        {
          ...about,
          kind: 'empty-heading',
          ...describeFinding('empty-heading'),
        },
      ];
    const before = headings[index - 1];
    if (before === undefined || getLevel(heading) <= getLevel(before) + 1) return [];
    const values = {
      text: shorten(getAccessibleName(page, heading)),
      level: getLevel(heading),
      before: getLevel(before),
      next: getLevel(before) + 1,
    };
    return [
      {
        ...about,
        kind: 'heading-order',
        ...describeFinding('heading-order', values),
      },
    ];
  });
};
