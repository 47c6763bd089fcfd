import { cardParts } from '@broadsheet/story';

/** What the first story shows; it decides what is asked for. */
export const LEAD = cardParts({ overline: true, headline: true, image: true, byline: true, date: true });

/** What every other story shows. */
export const ROW = cardParts({ headline: true, image: true });
