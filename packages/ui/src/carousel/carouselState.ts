/**
 * The state of a carousel as a pure reducer.
 *
 * The state holds the first place in view, so that readers keep their place when another number of slides fits, e.g. after a
 * phone is rotated. The last place in view is computed from it.
 */

export interface CarouselShape {
  /** The number of slides and ads. */
  readonly places: number;
  /** How many fit in view. */
  readonly inView: number;
}

export interface CarouselState {
  readonly status: 'still' | 'playing';
  /** The first place in view, counted from 1. */
  readonly first: number;
}

export type CarouselAction =
  | { readonly type: 'next' }
  | { readonly type: 'previous' }
  /** A step that autoplay takes. */
  | { readonly type: 'tick' }
  | { readonly type: 'goTo'; readonly place: number }
  | { readonly type: 'play' }
  | { readonly type: 'pause' };

export const CAROUSEL_START: CarouselState = { status: 'still', first: 1 };

function within(first: number, { places, inView }: CarouselShape): number {
  return Math.max(1, Math.min(first, places - inView + 1));
}

/** Returns the first and the last place in view, both counted from 1. */
export function placesInView(
  state: CarouselState,
  shape: CarouselShape,
): { readonly first: number; readonly last: number } {
  const first = within(state.first, shape);
  return { first, last: Math.min(shape.places, first + shape.inView - 1) };
}

export function canGoBack(state: CarouselState, shape: CarouselShape): boolean {
  return placesInView(state, shape).first > 1;
}

export function canGoForward(state: CarouselState, shape: CarouselShape): boolean {
  return placesInView(state, shape).last < shape.places;
}

function moved(state: CarouselState, shape: CarouselShape, to: number): CarouselState {
  const first = within(to, shape);
  // Autoplay ends at the last slide, also when the reader went there.
  const status = canGoForward({ ...state, first }, shape) ? state.status : 'still';
  return first === state.first && status === state.status ? state : { status, first };
}

/** Returns the state after an action; the same object if nothing changes. */
export function carouselReducer(
  state: CarouselState,
  action: CarouselAction,
  shape: CarouselShape,
): CarouselState {
  const { first } = placesInView(state, shape);
  switch (action.type) {
    case 'next':
    case 'tick':
      return moved(state, shape, first + 1);
    case 'previous':
      return moved(state, shape, first - 1);
    case 'goTo':
      return moved(state, shape, action.place);
    case 'play':
      if (shape.places <= shape.inView) return state;
      return { status: 'playing', first: canGoForward(state, shape) ? first : 1 };
    case 'pause':
      return state.status === 'still' ? state : { ...state, status: 'still' };
  }
}
