import type { PageRule } from '../CheckedPage.ts';
import type { MarkedElement } from '../markup/PageMarkup.ts';
import { heardElements, nameOf, quote } from './elements.ts';

const NAMES = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'];
const levelOf = ({ name }: MarkedElement): number => Number(name.slice(1));

/** A page without a first heading, or with two. */
export const firstHeading: PageRule = (page) => {
  const [first, ...others] = heardElements(page, 'h1');
  if (first === undefined)
    return [
      {
        kind: 'first-heading',
        severity: 'warns',
        sentence: 'The page has no first heading, by which readers and search engines know what it is about.',
        hint: 'Give it a block with a heading of level 1, such as a headline or a title.',
      },
    ];
  return others.map((other) => ({
    kind: 'first-heading',
    severity: 'warns' as const,
    ...page.blockOf(other),
    sentence: `${quote(nameOf(other))} is a first heading, and so is ${quote(nameOf(first))}.`,
    hint: 'Leave one of them, or move this block into one that has a heading.',
  }));
};

/** Headings that skip a level on their way down, and those without words. */
export const headingOrder: PageRule = (page) => {
  const headings = heardElements(page, ...NAMES);
  return headings.flatMap((heading, index) => {
    const about = { severity: 'warns' as const, ...page.blockOf(heading) };
    if (nameOf(heading) === '')
      return [
        {
          ...about,
          kind: 'empty-heading',
          sentence: 'A heading of this block has no words.',
          hint: 'Write some, or take it away.',
        },
      ];
    const before = headings[index - 1];
    if (before === undefined || levelOf(heading) <= levelOf(before) + 1) return [];
    return [
      {
        ...about,
        kind: 'heading-order',
        sentence: `${quote(nameOf(heading))} is a heading of level ${levelOf(heading)} after one of level ${levelOf(before)}.`,
        hint: `Make it one of level ${levelOf(before) + 1}, or move the block.`,
      },
    ];
  });
};
