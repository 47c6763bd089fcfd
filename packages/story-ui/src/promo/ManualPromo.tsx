'use client';
import { lazyLoaded, useEditMarks } from '@broadsheet/block-kit';
import type { Story } from '@broadsheet/sdk-content';
import { HeadingSection } from '@broadsheet/ui';
import { StoryCard } from '../card/StoryCard.tsx';
import { pageHref } from '../links/pageHref.ts';
import type { PromoLook } from './PromoLook.ts';
import { toCardProps } from './PromoValues.ts';
import type { ManualPromoValues } from './PromoValues.ts';
import { getManualImage } from './promoRequests.ts';
import { toHtml } from './toHtml.ts';
import { getShownAlt, useChosenImage, withImage } from './useChosenImage.ts';

export interface ManualPromoProps extends ManualPromoValues {
  readonly look: PromoLook;
}

/** Converts the editor's texts to the story that a card shows. */
function toStory({ headline, description, overline, overlineURL }: ManualPromoValues): Story {
  return {
    headlines: { basic: toHtml(headline) },
    description: { basic: toHtml(description) },
    label: { basic: { display: true, text: overline?.trim() || undefined, url: overlineURL } },
  };
}

/** Returns whether there is nothing to show; a fallback image alone does not count. */
function isBlank(story: Story, { showImage, showOverline, showHeadline, ...values }: ManualPromoValues) {
  const shown = [
    showImage && values.imageURL?.trim(),
    showOverline && story.label?.basic?.text,
    showHeadline && story.headlines?.basic,
    values.showDescription && story.description?.basic,
  ];
  return !shown.some(Boolean);
}

function Promo({ look, ...values }: ManualPromoProps) {
  const chosen = getManualImage(values);
  const image = useChosenImage(chosen);
  const marks = useEditMarks();
  const story = toStory(values);
  if (isBlank(story, values)) return null;
  const href = pageHref(values.linkURL);
  const { showDescription } = values;
  return (
    <HeadingSection>
      <StoryCard
        story={withImage(story, image)}
        imageAlt={getShownAlt(image, chosen)}
        {...toCardProps(values, look)}
        badge="none"
        link={href && { href, openInNewTab: values.newTab ?? false }}
        keepsImageLink={showDescription === false}
        marks={{
          overline: marks.text('overline'),
          headline: marks.text('headline'),
          description: marks.text('description'),
          image: marks.image('imageURL'),
        }}
      />
    </HeadingSection>
  );
}

/**
 * Renders a promo that an editor wrote, like the promo of a story. Nothing when all parts that are switched on are empty.
 */
export const ManualPromo = lazyLoaded(Promo);
