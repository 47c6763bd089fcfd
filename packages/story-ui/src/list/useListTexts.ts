'use client';
import { useEditMarks, useHost } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import type { StoryCardProps } from '../card/StoryCard.tsx';
import { getOverlinePath } from '../overline/getOverline.ts';
import { applyStoryTexts, pickStoryTexts } from '../promo/storyTexts.ts';
import type { StoryTexts } from '../promo/storyTexts.ts';

/** A story of a list with the editor's texts, and the edit marks of its parts. */
export type ListedCard = Required<Pick<StoryCardProps, 'story' | 'marks'>>;

/**
 * Returns a function that applies the editor's texts, which hold for this list only, to a story.
 * @param texts the list's field `storyTexts`
 */
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
