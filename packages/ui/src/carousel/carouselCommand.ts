/** The commands that a reader gives to a carousel, and the attribute of its buttons that names them. */

export type CarouselCommand =
  | { readonly type: 'next' | 'previous' | 'autoplay' | 'fullScreen' }
  /** Slides are counted from 1. */
  | { readonly type: 'goTo'; readonly slide: number }
  /** A finger has gone across; where the strip stood when it came down, in CSS pixels, for the browser scrolls along. */
  | { readonly type: 'swipe'; readonly to: 'next' | 'previous'; readonly from: number }
  /** The browser has scrolled the strip. */
  | { readonly type: 'scroll' };

/** The `name` of every carousel button; its `value` is the command. */
export const CAROUSEL_BUTTON = 'carousel';

/** Parses the value of a button; slide buttons have the number of their slide. */
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
