import type { CardImageShape } from '../card/CardImage.tsx';
import type { Arrangement, HeadlineSize } from '../card/Arrangement.ts';

/** The properties of a promo that depend on its size; the editor sets all others. */
export interface PromoLook {
  /** The name of the block. */
  readonly name: string;
  /** The arrangement if the editor does not choose a place for the image. */
  readonly arrangement: Arrangement;
  readonly size: HeadlineSize;
  readonly image: Omit<CardImageShape, 'ratio'>;
  /** The badge of the image. `lead`: an image counts as a gallery. Absent: no badge. */
  readonly badge?: 'own' | 'lead';
}
