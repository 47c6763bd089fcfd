/** What a reader asks of a carousel, and where its buttons say so. */

export type CarouselCommand =
  | { readonly type: 'next' | 'previous' | 'autoplay' | 'fullScreen' }
  /** Slides are counted from 1. */
  | { readonly type: 'goTo'; readonly slide: number }
  /** A finger has gone across; where the strip stood when it came down, in CSS pixels, for the browser scrolls along. */
  | { readonly type: 'swipe'; readonly to: 'next' | 'previous'; readonly from: number }
  /** The browser has scrolled the strip. */
  | { readonly type: 'scroll' };

/** Name of every button of a carousel; its value says what it does. */
export const CAROUSEL_BUTTON = 'carousel';

/** What the value of a button asks for; the buttons of slides carry their number. */
export function toCarouselCommand(value: string): CarouselCommand | undefined {
  switch (value) {
    case 'next':
    case 'previous':
    case 'autoplay':
    case 'fullScreen':
      return { type: value };
    default:
      return /^[1-9]\d*$/.test(value) ? { type: 'goTo', slide: Number(value) } : undefined;
  }
}
