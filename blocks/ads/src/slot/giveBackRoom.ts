/**
 * The room of an ad, where nobody sees it go or come: what stands below the window may move, what is in it or above it
 * stays where it is. Between the slides of a carousel the room is the slide, and nobody sees one that is still to come.
 */

const slideOf = (place: HTMLElement): HTMLElement | null => place.closest<HTMLElement>('[data-slide="ad"]');

function isBelowWindow(place: HTMLElement): boolean {
  const view = place.ownerDocument.defaultView;
  return view !== null && place.getBoundingClientRect().top >= view.innerHeight;
}

/** Whether a slide, shown or hidden, stands behind all that are in view. */
function isAhead(slide: HTMLElement): boolean {
  const strip = slide.parentElement;
  if (strip === null) return false;
  const [own, around] = [slide.getBoundingClientRect(), strip.getBoundingClientRect()];
  const isMirrored = slide.ownerDocument.defaultView?.getComputedStyle(strip).direction === 'rtl';
  // Browsers scroll to whole device pixels.
  return isMirrored ? own.right <= around.left + 1 : own.left >= around.right - 1;
}

/** Whether the ad stands in a carousel, so that readers come to it by going on. */
export function isInSlide(place: HTMLElement): boolean {
  return slideOf(place) !== null;
}

export function hasRoom(place: HTMLElement): boolean {
  return !(slideOf(place) ?? place).hidden;
}

const leaving = new Set<HTMLElement>();

/** All are looked at before any is hidden: a page is laid out once for them, and not once for each. */
function hideLeaving(): void {
  const rooms = [...leaving].flatMap((place) => {
    const slide = slideOf(place);
    const isUnseen = slide === null ? isBelowWindow(place) : isAhead(slide);
    return isUnseen ? [slide ?? place] : [];
  });
  leaving.clear();
  for (const room of rooms) room.hidden = true;
}

/**
 * Gives the room of an ad that does not come back to the page, with those of all others of this moment; one that is seen
 * keeps it, empty.
 */
export function giveBackRoom(place: HTMLElement): void {
  if (!hasRoom(place)) return;
  if (leaving.size === 0) queueMicrotask(hideLeaving);
  leaving.add(place);
}

/** Takes the room again for an ad that may come after all. Answers false where readers would see the page move. */
export function takeBackRoom(place: HTMLElement): boolean {
  leaving.delete(place);
  const slide = slideOf(place);
  const room = slide ?? place;
  if (!room.hidden) return true;
  if (slide !== null) {
    slide.hidden = !isAhead(slide);
    return !slide.hidden;
  }
  place.hidden = false;
  // Measured and put back before anything is painted.
  place.hidden = !isBelowWindow(place);
  return !place.hidden;
}
