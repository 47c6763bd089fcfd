/**
 * Waits until the reader has agreed to advertising and to profiles, and only then brings Taboola's loader.
 *
 * Its widget chooses after the reader and cannot be told not to, so one consent without the other is none. Where the port
 * that knows the choices cannot be had, nobody has agreed, and the element stays empty.
 */
import type { ConsentPort, Enhance } from '@broadsheet/block-kit';
import { startWidget } from './loader/startWidget.ts';
import { readWidget } from './widget/Widget.ts';

/** Of Taboola, in the IAB's Global Vendor List. */
const TABOOLA = 42;

const isAllowed = (consent: ConsentPort): boolean =>
  (['advertising', 'personalisation'] as const).every(
    (purpose) => consent.state(purpose, TABOOLA) === 'granted',
  );

/** Runs once both are granted, unless ended before by the returned function. */
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

/** @param context its element is the widget's place or what that stands in */
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
