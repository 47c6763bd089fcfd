/**
 * Gives the room of an ad that will not come back to the page, if nobody sees it go: what stands below the window may
 * move, what is in it or above it stays where it is and keeps the room, empty.
 */
export function giveBackRoom(place: HTMLElement): void {
  const view = place.ownerDocument.defaultView;
  if (view !== null && place.getBoundingClientRect().top >= view.innerHeight) place.hidden = true;
}
