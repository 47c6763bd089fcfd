/**
 * Reads the story aloud: marks the current paragraph, keeps it in view until the reader scrolls away, and stops when the
 * page is left. The script is fetched with the first click on the button, which is then dispatched to it again.
 */
import type { ElementContext, Enhance } from '@broadsheet/block-kit';
import { createReading } from './createReading.ts';
import type { Reading, ReadingState } from './createReading.ts';
import { createSpeaker } from './createSpeaker.ts';
import type { Silence, SpeechView } from './createSpeaker.ts';
import { findPassages } from './findPassages.ts';
import { followPassage } from './followPassage.ts';

/** The local storage item with the reader's preferred speed. */
const RATE_KEY = 'broadsheet.listen-rate';

/** Creates the functions that show a state or a message in the bar. */
function createDisplay(place: HTMLElement): {
  show(state: ReadingState): void;
  showMessage(reason: Silence | undefined): void;
} {
  const toggle = place.querySelector<HTMLElement>('[data-act=toggle]');
  const label = toggle?.querySelector('span') ?? null;
  const message = place.querySelector('output');
  const others = place.querySelectorAll<HTMLElement>('fieldset > :not([data-act=toggle])');
  return {
    show({ kind }) {
      place.dataset['listen'] = kind;
      if (label !== null) label.textContent = toggle?.dataset[kind] ?? '';
      const isIdle = kind === 'idle';
      if (isIdle && [...others].some((other) => other.contains(place.ownerDocument.activeElement)))
        toggle?.focus({ preventScroll: true });
      for (const other of others) other.hidden = isIdle;
    },
    showMessage(reason) {
      const text = reason && message?.dataset[reason === 'no-voice' ? 'noVoice' : 'failed'];
      if (message !== null) message.textContent = text ?? '';
    },
  };
}

const ACTS: Readonly<Record<string, (reading: Reading) => void>> = {
  toggle: (reading) => reading.toggle(),
  back: (reading) => reading.move(-1),
  forward: (reading) => reading.move(1),
  stop: (reading) => reading.stop(),
};

/** Returns the act of a key; arrow keys count only on buttons, because the choice of speed needs them itself. */
function actOfKey({ key, target }: KeyboardEvent, isRightToLeft: boolean): string | undefined {
  if (key === 'Escape') return 'stop';
  if (!(target instanceof HTMLButtonElement)) return undefined;
  if (key === 'ArrowRight') return isRightToLeft ? 'back' : 'forward';
  if (key === 'ArrowLeft') return isRightToLeft ? 'forward' : 'back';
  return undefined;
}

function run(place: HTMLElement, view: SpeechView, { environment }: ElementContext): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const page = place.ownerDocument;
  const speed = place.querySelector('select');
  const display = createDisplay(place);
  const follow = followPassage(view, { signal, environment });
  const languageOf = (element: HTMLElement) =>
    element.closest<HTMLElement>('[lang]')?.lang || page.documentElement.lang || 'en';

  const stored = environment.readLocalItem(RATE_KEY);
  if (speed !== null && [...speed.options].some(({ value }) => value === stored)) speed.value = stored ?? '1';
  const reading = createReading({
    speaker: createSpeaker(view),
    rate: Number(speed?.value ?? 1),
    findPassages: () => findPassages(page),
    languageOf,
    onState(state) {
      display.show(state);
      follow.show(state.kind === 'idle' ? undefined : state.passage.element);
    },
    onSilence: display.showMessage,
  });

  function act(name: string | undefined): void {
    const perform = name === undefined ? undefined : ACTS[name];
    if (perform === undefined) return;
    display.showMessage(undefined);
    follow.resume();
    perform(reading);
  }
  place.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof view.Element) act(target.closest<HTMLElement>('[data-act]')?.dataset['act']);
    },
    { signal },
  );
  place.addEventListener(
    'keydown',
    (event) => act(actOfKey(event, view.getComputedStyle(place).direction === 'rtl')),
    { signal },
  );
  speed?.addEventListener(
    'change',
    () => {
      environment.writeLocalItem(RATE_KEY, speed.value === '1' ? undefined : speed.value);
      reading.setRate(Number(speed.value));
    },
    { signal },
  );
  view.addEventListener('pagehide', () => reading.stop(), { signal });
  return () => {
    reading.stop();
    leaving.abort();
  };
}

/** Enhances the bar. @param context its element is the block's place or contains it */
export const enhance: Enhance = (context) => {
  const { element } = context;
  const view = element.ownerDocument.defaultView;
  const place = element.matches('[data-listen]')
    ? element
    : element.querySelector<HTMLElement>('[data-listen]');
  if (place === null || view === null) return () => undefined;
  if ('speechSynthesis' in view) return run(place, view, context);
  place.hidden = true;
  return () => undefined;
};
