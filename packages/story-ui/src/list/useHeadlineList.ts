'use client';
import type { CardParts } from '../card/StoryCard.tsx';
import type { HeadlineListProps } from './listFields.ts';
import { useListedStories } from './useListedStories.ts';
import { useListTexts } from './useListTexts.ts';

export interface HeadlineListOptions {
  /** The name of the block, for the content request. */
  readonly feature: string;
  readonly show: CardParts;
}

/** Returns the stories of a headline list, and the function that makes a card's props of one. */
export function useHeadlineList(
  {
    listContentConfig,
    listsBefore,
    storyTexts,
  }: Pick<HeadlineListProps, 'listContentConfig' | 'listsBefore' | 'storyTexts'>,
  { feature, show }: HeadlineListOptions,
) {
  const stories = useListedStories(listContentConfig, { feature, show, listsBefore });
  const toCard = useListTexts(storyTexts);
  return { stories, toCard };
}
