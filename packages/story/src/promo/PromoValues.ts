import type { FieldValues } from '@broadsheet/block-kit';
import type { Arrangement } from '../card/Arrangement.ts';
import type { CardParts } from '../card/StoryCard.tsx';
import type { manualPromoFields, promoFields } from './promoFields.ts';

/** What all promos have; a part whose field a size lacks is not shown. */
export interface PromoValues extends Pick<
  FieldValues<typeof promoFields.large>,
  'showHeadline' | 'showImage'
> {
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

/** The parts of a card that are switched on. */
export function toCardParts(values: PromoValues): CardParts {
  return {
    overline: values.showOverline ?? false,
    headline: values.showHeadline,
    image: values.showImage,
    description: values.showDescription ?? false,
    byline: values.showByline ?? false,
    date: values.showDate ?? false,
  };
}

const POSITIONS = { above: 'above', below: 'below', left: 'start', right: 'end' } as const;

/** Where the editor wants the image, else where the size has it. */
export function toArrangement({ imagePosition }: PromoValues, usual: Arrangement): Arrangement {
  return imagePosition === undefined ? usual : POSITIONS[imagePosition];
}
