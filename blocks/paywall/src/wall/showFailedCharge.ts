/** Shows the line about a failed charge; fetched only for readers who have one. */
import { findPart } from '../findPart.ts';

/** Shows below the story that a charge has failed, with the way to the reader's subscriptions. */
export function showFailedCharge(place: HTMLElement): void {
  findPart(place, 'failed-charge').hidden = false;
  place.hidden = false;
}
