/** Lays a wall over the page; fetched only for walls that do not stand in the page. */
import { consentPurposes } from '@broadsheet/block-kit';
import type { ConsentPort, ElementContext } from '@broadsheet/block-kit';
import type { FindPart } from '../findPart.ts';
import { openOverlay } from './openOverlay.ts';

/** Returns whether the reader has chosen about every purpose of a list, which is separated by spaces. */
function isChosen(port: ConsentPort, requested: string): boolean {
  return consentPurposes
    .filter((purpose) => requested.split(' ').includes(purpose))
    .every((purpose) => (port.own ?? port).state(purpose) !== 'unknown');
}

/**
 * Opens the wall over the page, once the reader has made the privacy choices that the site asks for: over a modal dialog
 * nothing else can be pressed. Until then the wall stands in its place.
 *
 * @returns a function that closes it, or stops waiting
 */
export function coverPage(
  place: HTMLElement,
  panel: HTMLElement,
  { consent, findPart }: Pick<ElementContext, 'consent'> & { readonly findPart: FindPart },
): () => void {
  const { consent: requested } = place.dataset;
  if (requested === undefined) return openOverlay(place, panel, { findPart });
  let isLeft = false;
  let close = () => {};
  const openWhenChosen = (port: ConsentPort): void => {
    if (isLeft) return;
    if (isChosen(port, requested)) {
      close = openOverlay(place, panel, { findPart });
      return;
    }
    close = port.subscribe(() => {
      if (!isChosen(port, requested)) return;
      close();
      openWhenChosen(port);
    });
  };
  consent().then(openWhenChosen, reportError);
  return () => {
    isLeft = true;
    close();
  };
}
