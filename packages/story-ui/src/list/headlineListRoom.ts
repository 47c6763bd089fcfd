import type { Room } from '@broadsheet/block-kit';
import { headlineListParts } from './listFields.ts';
import type { HeadlineListProps } from './listFields.ts';

type Values = Pick<HeadlineListProps, 'listContentConfig' | 'title' | 'showHeadline' | 'showImage'>;

const GAP = 'var(--bs-gap)';
/** The thumbnail, 7.5rem wide and of the shape 3:2. */
const THUMBNAIL = '5rem';
/** The title with the double line above it. */
const TITLE = `4px + 1rem + 1.14 * var(--bs-type-4) + ${GAP}`;

/** Returns how many stories an editor has asked the source for; `undefined` if the source decides. */
function countRequested({ listContentConfig }: Values): number | undefined {
  const { size, feedSize } = listContentConfig?.contentConfigValues ?? {};
  const count = Math.trunc(Number(size ?? feedSize ?? Number.NaN));
  return count >= 1 ? count : undefined;
}

/**
 * Returns the room of a list of headlines beside thumbnails, one below the other; `undefined` where a screen is held: without a
 * number of stories, and for images without headlines, which are as wide as the list.
 *
 * @param lines the lines of a headline that is longer than most, in narrow lists and in others
 */
export function headlineListRoom(
  values: Values,
  lines: { readonly narrow: number; readonly wide: number },
): Room | undefined {
  const count = countRequested(values);
  const show = headlineListParts(values);
  if (count === undefined || !show.headline) return undefined;
  const title = values.title === undefined || values.title.trim() === '' ? '' : `${TITLE} + `;
  const height = (most: number): string => {
    const headline = `${most} * 1.25 * var(--bs-type-2)`;
    const row = show.image ? `max(${THUMBNAIL}, ${headline})` : headline;
    return `${title}${count} * (${row}) + ${count - 1} * (2 * ${GAP} + 1px)`;
  };
  return { narrow: height(lines.narrow), medium: height(lines.wide), wide: height(lines.wide) };
}
