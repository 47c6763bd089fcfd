'use client';
import { useEditMarks, useHost } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import type { StoryCardProps } from '../card/StoryCard.tsx';
import { getOverlinePath } from '../overline/overlineOf.ts';
import { applyStoryTexts, pickStoryTexts } from '../promo/storyTexts.ts';
import type { StoryTexts } from '../promo/storyTexts.ts';

/** A story of a list with its editor's words, and what may be changed of it in its place. */
export type ListedCard = Required<Pick<StoryCardProps, 'story' | 'marks'>>;

/** How a list shows its stories, whose texts editors may change for this list alone. @param texts its field `storyTexts` */
export function useListTexts(texts: StoryTexts | undefined): (story: Story) => ListedCard {
  const site = useHost().site.id;
  const marks = useEditMarks();
  return (story) => {
    const mark = (path: string | undefined) =>
      marks.storyText({ field: 'storyTexts', path, story: story._id, isListed: true });
    return {
      story: applyStoryTexts(story, { texts: pickStoryTexts(texts, story._id), site }),
      marks: {
        overline: mark(getOverlinePath(story, site)),
        headline: mark('headlines.basic'),
        description: mark('description.basic'),
      },
    };
  };
}
