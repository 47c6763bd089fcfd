/**
 * The room of an ad, where nobody sees it go or come: what stands below the window may move, what is in it or above it
 * stays where it is.
 */

const isBelowWindow = (place: HTMLElement): boolean => {
  const view = place.ownerDocument.defaultView;
  return view !== null && place.getBoundingClientRect().top >= view.innerHeight;
};

/** Gives the room of an ad that does not come back to the page; one that is seen keeps it, empty. */
export function giveBackRoom(place: HTMLElement): void {
  if (isBelowWindow(place)) place.hidden = true;
}

/** Takes the room again for an ad that may come after all. Answers false where readers would see the page move. */
export function takeBackRoom(place: HTMLElement): boolean {
  if (!place.hidden) return true;
  place.hidden = false;
  // Measured and put back before anything is painted.
  place.hidden = !isBelowWindow(place);
  return !place.hidden;
}
