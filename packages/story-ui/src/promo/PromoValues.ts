import type { FieldValues, Leading } from '@broadsheet/block-kit';
import type { StoryCardProps } from '../card/StoryCard.tsx';
import type { manualPromoFields, promoFields } from './promoFields.ts';
import type { PromoLook } from './PromoLook.ts';

/** The fields of all promos; a part whose field is missing for a size is not shown. */
export interface PromoValues
  extends Leading, Pick<FieldValues<typeof promoFields.large>, 'showHeadline' | 'showImage'> {
  readonly showOverline?: boolean;
  readonly showDescription?: boolean;
  readonly showByline?: boolean;
  readonly showDate?: boolean;
  readonly imageRatio: '16:9' | '3:2' | '4:3';
  readonly imagePosition?: 'right' | 'left' | 'above' | 'below';
  readonly lazyLoad: boolean;
}

type StoryFields = FieldValues<typeof promoFields.small>;

/** The fields of a promo of a story, of any size. */
export interface StoryPromoValues extends PromoValues, Omit<StoryFields, keyof PromoValues> {
  readonly playVideoInPlace?: boolean;
  readonly viewportPercentage?: number;
}

type ManualFields = Partial<FieldValues<typeof manualPromoFields.large>>;

/** The fields of a promo that an editor wrote, of any size. */
export interface ManualPromoValues extends PromoValues, Omit<ManualFields, keyof PromoValues> {}

const POSITIONS = { above: 'above', below: 'below', left: 'start', right: 'end' } as const;

type CardProps = Pick<StoryCardProps, 'show' | 'arrangement' | 'size' | 'image'>;

/** Returns the props of a promo's card: the parts that are switched on, and the image where the editor wants it. */
export function toCardProps(values: PromoValues, look: PromoLook): CardProps {
  const { imagePosition, imageRatio, isLead = false } = values;
  // Browsers support `auto` for lazy images only.
  const sizes = isLead ? look.image.sizes?.replace(/^auto, /, '') : look.image.sizes;
  return {
    show: {
      overline: values.showOverline ?? false,
      headline: values.showHeadline,
      image: values.showImage,
      description: values.showDescription ?? false,
      byline: values.showByline ?? false,
      date: values.showDate ?? false,
    },
    arrangement: imagePosition === undefined ? look.arrangement : POSITIONS[imagePosition],
    size: look.size,
    image: { ...look.image, ratio: imageRatio, isLead, ...(sizes !== undefined && { sizes }) },
  };
}
