/** The view of a carousel: finds its elements, and updates them to a state. */
import type { CarouselState, CarouselShape } from './carouselState.ts';
import { canGoBack, canGoForward, placesInView } from './carouselState.ts';
import type { PlaceKind } from './carouselPlaces.ts';
import { findPlace, slideAt } from './carouselPlaces.ts';
import { CAROUSEL_BUTTON } from './carouselCommand.ts';
import { carouselStrip } from './listenToCarousel.ts';

/** The number of slides in view if neither a prop nor a style sets one. */
export const DEFAULT_SLIDES_IN_VIEW = 4;

/** The region's attributes for the first place in view and for `still` or `playing`; absent until the script has loaded. */
const PLACE = 'data-place';
/** On the region while an ad is in view. */
export const AT_AD = 'data-at-ad';
export const CAROUSEL_STATUS = 'data-carousel-is';

export interface CarouselView {
  readonly strip: HTMLElement;
  /** The visible slides, including ads that have loaded. */
  readonly slides: readonly HTMLElement[];
  readonly places: readonly PlaceKind[];
  /** Reads how many places there are, and how many of them are wholly in view now. */
  readShape(): CarouselShape;
  /** The first place in view as it was left, counted from 1; `undefined` before the script has come. */
  readPlace(): number | undefined;
  show(state: CarouselState): void;
  /** Makes all slides reachable while it is not known which will be in view. */
  release(): void;
  onResize(run: () => void): () => void;
}

/** Reads how many slides fit according to the styles, which may depend on the viewport; not always a whole number. */
function readInView(strip: HTMLElement): number {
  const style = strip.ownerDocument.defaultView?.getComputedStyle(strip);
  const count = Number(style?.getPropertyValue('--bs-in-view'));
  return count >= 1 ? count : DEFAULT_SLIDES_IN_VIEW;
}

function reach(slide: HTMLElement, isInReach: boolean): void {
  slide.toggleAttribute('inert', !isInReach);
  if (isInReach) slide.removeAttribute('aria-hidden');
  else slide.setAttribute('aria-hidden', 'true');
}

/** The slides behind those in view whose pictures are fetched, so that the next swipe finds them. */
const AHEAD = 2;

function fetchPictures(slide: HTMLElement): void {
  for (const picture of slide.querySelectorAll('img')) picture.loading = 'eager';
}

/** Moves the focus within the carousel when the focused slide or button becomes unreachable. */
function keepFocus(strip: HTMLElement, focused: Element | null): void {
  if (focused?.closest('[inert], [hidden]')) strip.focus({ preventScroll: true });
}

/** Calls `run` for every element of the carousel that matches a selector. */
type Each = (selector: string, run: (element: HTMLElement) => void) => void;

interface Shown {
  readonly state: CarouselState;
  readonly shape: CarouselShape;
  readonly places: readonly PlaceKind[];
  readonly mayPlay: boolean;
}

const buttons = (value: string) => `[name="${CAROUSEL_BUTTON}"]${value}`;

function showControls(each: Each, { state, shape, places, mayPlay }: Shown): void {
  const { first, last } = placesInView(state, shape);
  each('[aria-live]', (line) =>
    line.setAttribute('aria-live', state.status === 'playing' ? 'off' : 'polite'),
  );
  each(buttons('[value="previous"]'), (button) => (button.hidden = !canGoBack(state, shape)));
  each(buttons('[value="next"]'), (button) => (button.hidden = !canGoForward(state, shape)));
  each('[data-offer="autoplay"]', (offer) => (offer.hidden = !mayPlay || shape.places <= shape.inView));
  each(buttons('[data-indicator]'), (button) => {
    const place = findPlace(places, Number(button.getAttribute('value')));
    if (place >= first && place <= last) button.setAttribute('aria-current', 'true');
    else button.removeAttribute('aria-current');
  });
}

function showCount(each: Each, current: number): void {
  each('[data-count]', (counter) => {
    const text = (counter.dataset['count'] ?? '').replace('{current}', String(current));
    if (counter.textContent !== text) counter.textContent = text;
  });
  each('[data-count-of]', (counter) => (counter.hidden = Number(counter.dataset['countOf']) !== current));
}

function onResize(strip: HTMLElement, run: () => void): () => void {
  const view = strip.ownerDocument.defaultView;
  if (view === null || !('ResizeObserver' in view)) return () => undefined;
  const observer = new view.ResizeObserver(run);
  observer.observe(strip);
  return () => observer.disconnect();
}

export function createCarouselView(
  region: HTMLElement,
  { mayPlay }: { readonly mayPlay: boolean },
): CarouselView {
  const strip = carouselStrip(region) ?? region;
  const all = [...strip.querySelectorAll<HTMLElement>(':scope > [data-slide]')];
  // An ad's script may show or hide its slide at any time, always after the slides in view.
  const readSlides = () => all.filter((slide) => !slide.hidden);
  const each: Each = (selector, run) => region.querySelectorAll<HTMLElement>(selector).forEach(run);
  const readShape = () => ({ places: readSlides().length, inView: Math.floor(readInView(strip)) });

  function showSlides(first: number): void {
    // A slide that is partly in view is reachable too.
    const last = first + Math.ceil(readInView(strip)) - 1;
    const slides = readSlides();
    for (const slide of all) {
      const place = slides.indexOf(slide) + 1;
      reach(slide, place >= first && place <= last);
      if (place >= first && place <= last + AHEAD) fetchPictures(slide);
    }
  }

  const view: CarouselView = {
    strip,
    get slides() {
      return readSlides();
    },
    get places() {
      return readSlides().map(({ dataset }): PlaceKind => ({
        kind: dataset['slide'] === 'ad' ? 'ad' : 'slide',
      }));
    },
    readShape,
    readPlace() {
      const place = region.getAttribute(PLACE);
      return place === null ? undefined : Number(place);
    },
    show(state) {
      const shape = readShape();
      const { first, last } = placesInView(state, shape);
      const { activeElement } = region.ownerDocument;
      const focused = region.contains(activeElement) ? activeElement : null;
      region.setAttribute(PLACE, String(first));
      region.setAttribute(CAROUSEL_STATUS, state.status);
      region.toggleAttribute(AT_AD, view.places[first - 1]?.kind === 'ad');
      showSlides(first);
      const { places } = view;
      showCount(each, slideAt(places, last));
      showControls(each, { state, shape, places, mayPlay });
      keepFocus(strip, focused);
    },
    release: () => all.forEach((slide) => reach(slide, true)),
    onResize: (run) => onResize(strip, run),
  };
  return view;
}
