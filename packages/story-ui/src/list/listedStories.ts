import type { ShownStories } from '@broadsheet/block-kit';
import { getStoryImage } from '@broadsheet/sdk-content';
import type { SiteProperties, Story } from '@broadsheet/sdk-content';
import type { CardParts } from '../card/StoryCard.tsx';
import { storyHref } from '../card/storyHref.ts';

export interface ListedStoriesOptions {
  readonly site: Pick<SiteProperties, 'id' | 'fallbackImage'>;
  readonly show: Pick<CardParts, 'headline' | 'image'>;
  /** The ids of stories to leave out. */
  readonly exclude?: ShownStories | undefined;
}

/**
 * Returns the stories that have a URL on the site and something to show: a headline or an image, if that part is switched
 * on.
 */
export function listedStories(
  stories: readonly Story[],
  { site, show, exclude }: ListedStoriesOptions,
): readonly Story[] {
  const hasHeadline = (story: Story) => show.headline && Boolean(story.headlines?.basic);
  const hasImage = (story: Story) => show.image && Boolean(getStoryImage(story) ?? site.fallbackImage);
  const isNew = ({ _id }: Story) => _id === undefined || exclude?.has(_id) !== true;
  return stories.filter(
    (story) =>
      storyHref(story, site.id) !== undefined && isNew(story) && (hasHeadline(story) || hasImage(story)),
  );
}
