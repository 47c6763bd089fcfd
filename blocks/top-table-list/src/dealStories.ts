import type { ShownStories } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { storyHref } from '@broadsheet/story-ui';

export const SIZES = ['extraLarge', 'large', 'medium', 'small'] as const;
export type Size = (typeof SIZES)[number];

export interface Dealing {
  /** The site's id; stories without a URL on it are left out. */
  readonly site: string;
  /** How many stories of the list are skipped, including those of other sites. */
  readonly offset: number;
  readonly counts: Readonly<Record<Size | 'linksXL', number>>;
  /** The ids of stories that are left out. */
  readonly exclude?: ShownStories | undefined;
}

const whole = (count: number) => Math.max(0, Math.trunc(count));

/** The stories of each size, and those that are links under the extra-large ones. */
export type Dealt = Readonly<Record<Size | 'links', readonly Story[]>>;

/**
 * Deals out the stories in order, the largest size first; when they run out, places stay empty. Without an extra-large story
 * there are no links under one.
 */
export function dealStories(stories: readonly Story[], { site, offset, counts, exclude }: Dealing): Dealt {
  const own = stories
    .slice(whole(offset))
    .filter((story) => storyHref(story, site) !== undefined)
    .filter(({ _id }) => _id === undefined || exclude?.has(_id) !== true);
  let dealt = 0;
  const dealNext = (size: Size | 'linksXL') => own.slice(dealt, (dealt += whole(counts[size])));
  return {
    extraLarge: dealNext('extraLarge'),
    links: whole(counts.extraLarge) > 0 ? dealNext('linksXL') : [],
    large: dealNext('large'),
    medium: dealNext('medium'),
    small: dealNext('small'),
  };
}
