/**
 * Hides and shows the room of an ad only where nobody sees the page move: content below the viewport may move, content in it
 * or above it stays where it is. In a carousel the room is the slide, which may change while it is still ahead of the slides
 * in view.
 */

const getSlide = (place: HTMLElement): HTMLElement | null => place.closest<HTMLElement>('[data-slide="ad"]');

function isBelowWindow(place: HTMLElement): boolean {
  const view = place.ownerDocument.defaultView;
  return view !== null && place.getBoundingClientRect().top >= view.innerHeight;
}

/** Returns whether a slide, shown or hidden, is behind all slides in view. */
function isAhead(slide: HTMLElement): boolean {
  const strip = slide.parentElement;
  if (strip === null) return false;
  const [own, around] = [slide.getBoundingClientRect(), strip.getBoundingClientRect()];
  const isMirrored = slide.ownerDocument.defaultView?.getComputedStyle(strip).direction === 'rtl';
  // A tolerance of one pixel, because browsers scroll to whole device pixels.
  return isMirrored ? own.right <= around.left + 1 : own.left >= around.right - 1;
}

export function hasRoom(place: HTMLElement): boolean {
  return !(getSlide(place) ?? place).hidden;
}

const leaving = new Set<HTMLElement>();

/**
 * Hides the room of all ads that have given it back. It measures all before it hides any, so that the page is laid out once.
 */
function hideLeaving(): void {
  const rooms = [...leaving].flatMap((place) => {
    const slide = getSlide(place);
    const isUnseen = slide === null ? isBelowWindow(place) : isAhead(slide);
    return isUnseen ? [slide ?? place] : [];
  });
  leaving.clear();
  for (const room of rooms) room.hidden = true;
}

/** Hides the room of an ad that is not shown, together with all others of the same moment; a room in view stays, empty. */
export function collapsePlace(place: HTMLElement): void {
  if (!hasRoom(place)) return;
  if (leaving.size === 0) queueMicrotask(hideLeaving);
  leaving.add(place);
}

/** Shows the room again for an ad that may be shown after all. Returns false where readers would see the page move. */
export function restorePlace(place: HTMLElement): boolean {
  leaving.delete(place);
  // A slide is shown only with its ad.
  if (!place.hidden || getSlide(place) !== null) return true;
  place.hidden = false;
  // Shown for the measurement and hidden again before the browser paints.
  place.hidden = !isBelowWindow(place);
  return !place.hidden;
}

/** Shows the slide of an ad that has loaded, unless its reader has moved on by now and would see the images move. */
export function showSlide(place: HTMLElement): void {
  const slide = getSlide(place);
  if (slide?.hidden === true) slide.hidden = !isAhead(slide);
}
