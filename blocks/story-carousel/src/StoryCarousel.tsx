'use client';
import { contentValue, useContent, useHost, usePhrases } from '@broadsheet/block-kit';
import type { FieldValues, Host } from '@broadsheet/block-kit';
import { getStoryImage, parseFeed } from '@broadsheet/sdk-content';
import {
  CardCarousel,
  FEWEST_CARDS,
  getStoryLanguage,
  ResizedImage,
  TooFewCards,
  imageWidths,
  storyHref,
  useListTexts,
} from '@broadsheet/story-ui';
import type { CarouselCard, ListedCard } from '@broadsheet/story-ui';
import type { fields } from './fields.ts';
import { phrases } from './phrases.ts';
import { storiesRequest } from './storiesRequest.ts';

export type StoryCarouselProps = FieldValues<typeof fields>;

/**
 * Returns the cards of stories. Stories of other sites and without a headline are left out, because their cards would have
 * no link or no text.
 */
function toCards(listed: readonly ListedCard[], site: Host['site']): readonly CarouselCard[] {
  return listed.flatMap(({ story, marks }, index) => {
    const href = storyHref(story, site.id);
    const heading = story.headlines?.basic;
    if (href === undefined || heading === undefined) return [];
    return {
      key: story._id ?? String(index),
      href,
      linkedPage: 'story',
      heading,
      marks,
      language: getStoryLanguage(story, site),
      image: <ResizedImage {...imageWidths.storyCarousel} source={getStoryImage(story)} alt="" ratio="3:2" />,
      ...(story.description?.basic !== undefined && { description: story.description.basic }),
    };
  });
}

/** Renders stories of a source side by side; readers see nothing while there are fewer than four. */
export function StoryCarousel(props: StoryCarouselProps) {
  const host = useHost();
  const t = usePhrases(phrases);
  const feed = contentValue(useContent(storiesRequest(props, host), parseFeed));
  const toCard = useListTexts(props.storyTexts);
  const cards = toCards((feed?.content_elements ?? []).map(toCard), host.site);
  if (cards.length < FEWEST_CARDS) return <TooFewCards />;
  const title = props.headerText.trim();
  return (
    <CardCarousel title={title === '' ? undefined : title} label={t('storyCarousel.unnamed')} cards={cards} />
  );
}
