import type { CardImageShape } from '../card/CardImage.tsx';
import type { Arrangement, HeadlineSize } from '../card/Arrangement.ts';

/** What makes a promo of its size; all else is its editor's. */
export interface PromoLook {
  /** Name of the block. */
  readonly name: string;
  /** Of a promo whose editor does not say where the image stands. */
  readonly arrangement: Arrangement;
  readonly size: HeadlineSize;
  readonly image: Omit<CardImageShape, 'ratio'>;
  /** `lead`: an image counts as a gallery. Absent: none. */
  readonly badge?: 'own' | 'lead';
}
