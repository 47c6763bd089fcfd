'use client';
import { contentValue, lazyLoaded, useContent, useEditMarks, useHost } from '@broadsheet/block-kit';
import { parseStory } from '@broadsheet/sdk-content';
import type { Story } from '@broadsheet/sdk-content';
import { HeadingSection } from '@broadsheet/ui';
import type { CardBadge } from '../card/CardImage.tsx';
import { StoryCard } from '../card/StoryCard.tsx';
import { getVideoMarkup } from '../gallery/getVideoMarkup.ts';
import { Player } from '../gallery/Player.tsx';
import { getLeadMediaKind } from '../image/mediaKind.ts';
import { getOverlinePath } from '../overline/getOverline.ts';
import type { PromoLook } from './PromoLook.ts';
import { toCardProps } from './PromoValues.ts';
import type { StoryPromoValues } from './PromoValues.ts';
import { applyStoryTexts } from './storyTexts.ts';
import { getOverrideImage, itemRequest } from './promoRequests.ts';
import { getShownAlt, useChosenImage, withImage } from './useChosenImage.ts';

export interface StoryPromoProps extends StoryPromoValues {
  readonly look: PromoLook;
}

function toBadge({ badge }: PromoLook, story: Story): CardBadge | 'none' {
  switch (badge) {
    case undefined:
      return 'none';
    case 'own':
      return {};
    case 'lead':
      return { kind: getLeadMediaKind(story) };
  }
}

function Promo({ look, ...values }: StoryPromoProps) {
  const { site, tokenVersion } = useHost();
  const request = itemRequest(values, { site, tokenVersion, feature: look.name });
  const found = contentValue(useContent(request, parseStory));
  const chosen = getOverrideImage(values);
  const override = useChosenImage(chosen);
  const marks = useEditMarks();
  if (found === undefined) return null;
  const story = applyStoryTexts(found, { texts: values.storyTexts, site: site.id });
  const mark = (path: string | undefined) => marks.storyText({ field: 'storyTexts', path, story: story._id });
  const { imageRatio: ratio, playVideoInPlace = false, viewportPercentage } = values;
  const video = playVideoInPlace ? getVideoMarkup(story) : undefined;
  return (
    <HeadingSection>
      <StoryCard
        story={withImage(story, override)}
        imageAlt={getShownAlt(override, chosen)}
        {...toCardProps(values, look)}
        badge={toBadge(look, story)}
        marks={{
          overline: mark(getOverlinePath(story, site.id)),
          headline: mark('headlines.basic'),
          description: mark('description.basic'),
          image: marks.image('imageOverrideURL'),
        }}
        player={
          video && <Player embedMarkup={video} aspectRatio={ratio} viewportPercentage={viewportPercentage} />
        }
      />
    </HeadingSection>
  );
}

/**
 * Renders one story in one size, with the editor's settings. Nothing without an item, or when all parts that are switched
 * on are empty.
 */
export const StoryPromo = lazyLoaded(Promo);
