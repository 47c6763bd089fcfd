/**
 * Waits until the reader has agreed to advertising and to profiles, and only then loads Taboola's loader.
 *
 * The widget always personalises its choice, so one consent without the other does not suffice. When the consent port cannot
 * be loaded, it counts as no consent, and the element stays empty.
 */
import type { ConsentPort, Enhance } from '@broadsheet/block-kit';
import { startWidget } from './loader/startWidget.ts';
import { readWidget } from './widget/Widget.ts';

/** Taboola's id in the IAB's Global Vendor List. */
const TABOOLA = 42;

const isAllowed = (consent: ConsentPort): boolean =>
  (['advertising', 'personalisation'] as const).every(
    (purpose) => consent.state(purpose, TABOOLA) === 'granted',
  );

/** Runs a function once both purposes are granted. The returned function cancels it. */
function whenAllowed(consent: ConsentPort, run: () => void): () => void {
  let stop = () => {};
  const check = () => {
    if (!isAllowed(consent)) return;
    stop();
    run();
  };
  if (isAllowed(consent)) run();
  else stop = consent.subscribe(check);
  return () => stop();
}

/** Enhances one widget. @param context its element is the widget's place or contains it */
export const enhance: Enhance = ({ element, consent }) => {
  const place = element.matches('[data-taboola]')
    ? element
    : element.querySelector<HTMLElement>('[data-taboola]');
  const widget = readWidget(place?.dataset['taboola'] ?? '');
  let isOver = false;
  let stop = () => {};
  if (widget !== undefined)
    consent().then(
      (port) => {
        if (!isOver) stop = whenAllowed(port, () => startWidget(element.ownerDocument, widget));
      },
      () => undefined,
    );
  return () => {
    isOver = true;
    stop();
  };
};
