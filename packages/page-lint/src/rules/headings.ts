import type { PageRule } from '../CheckedPage.ts';
import type { MarkedElement } from '../markup/PageMarkup.ts';
import { announcedElements, getAccessibleName, shorten } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

const NAMES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const getLevel = ({ name }: MarkedElement): number => Number(name.slice(1));

/** Finds a page without an `h1`, or with two. */
export const firstHeading: PageRule = (page) => {
  const [first, ...others] = announcedElements(page, 'h1');
  if (first === undefined)
    return [
      {
        kind: 'first-heading',
        severity: 'warns',
        ...describeFinding('first-heading.none'),
      },
    ];
  return others.map((other) => ({
    kind: 'first-heading',
    severity: 'warns' as const,
    ...page.blockOf(other),
    ...describeFinding('first-heading.second', {
      text: shorten(getAccessibleName(page, other)),
      first: shorten(getAccessibleName(page, first)),
    }),
  }));
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
