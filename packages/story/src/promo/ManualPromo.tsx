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
import { useChosenImage, withImage } from './useChosenImage.ts';

export interface ManualPromoProps extends ManualPromoValues {
  readonly look: PromoLook;
}

/** What an editor wrote, as the story that a card shows. */
function toStory({ headline, description, overline, overlineURL }: ManualPromoValues): Story {
  return {
    headlines: { basic: toHtml(headline) },
    description: { basic: toHtml(description) },
    label: { basic: { display: true, text: overline?.trim() || undefined, url: overlineURL } },
  };
}

/** Whether there is anything to say or see; a fallback image alone is neither. */
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
  const image = useChosenImage(getManualImage(values));
  const marks = useEditMarks();
  const story = toStory(values);
  if (isBlank(story, values)) return null;
  const href = pageHref(values.linkURL);
  const { showDescription } = values;
  return (
    <HeadingSection>
      <StoryCard
        story={withImage(story, image)}
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

/** What an editor wrote, like the promo of a story. Nothing when every part shown is empty. */
export const ManualPromo = lazyLoaded(Promo);
