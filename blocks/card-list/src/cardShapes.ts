import { cardParts } from '@broadsheet/story-ui';

/** The parts that the first story shows; they decide which fields are requested. */
export const LEAD = cardParts({ overline: true, headline: true, image: true, byline: true, date: true });

/** The parts that every other story shows. */
export const ROW = cardParts({ headline: true, image: true });
