/**
 * The arrangement of a card:
 * - `lead`: overline and headline over a wide image;
 * - `split`: image beside the text if the card is wide enough for both;
 * - `stacked`: image above the text;
 * - `row`: image before the text, a thumbnail on a phone and a third of the card on wide screens;
 * - `start`, `end`, `above`, `below`: a thumbnail on that side of the headline.
 */
export type Arrangement = 'lead' | 'split' | 'stacked' | 'row' | 'start' | 'end' | 'above' | 'below';

/** Returns whether the image may be too small for text on it. */
export const hasThumbnail = (arrangement: Arrangement): boolean =>
  ['row', 'start', 'end', 'above', 'below'].includes(arrangement);

/** The sizes of a card's headline, and with it of the card. */
export type HeadlineSize = 'extra-large' | 'large' | 'medium' | 'small';
