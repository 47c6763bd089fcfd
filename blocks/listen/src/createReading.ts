/**
 * Where a reading is: which piece of which passage is spoken, or would be next.
 *
 * A pause ends the utterance and goes back to the start of its piece, for on many devices a voice that is paused does not go on.
 * The passages are looked for anew at every step, so that what comes into the page meanwhile is read.
 */
import type { Passage } from './findPassages.ts';
import type { Silence, Speaker } from './createSpeaker.ts';
import { splitSentences } from './splitSentences.ts';

interface Position {
  readonly passage: Passage;
  /** Index of the piece within the passage. */
  readonly piece: number;
}

export type ReadingState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'speaking' } & Position)
  | ({ readonly kind: 'paused' } & Position);

export interface Reading {
  /** Starts, pauses, goes on. */
  toggle(): void;
  /** To the start of the passage after (1) or before (-1) the one that is read; stays at the first, ends after the last. */
  move(by: 1 | -1): void;
  /** Speaks on from the start of the piece at another speed. */
  setRate(rate: number): void;
  stop(): void;
}

export interface ReadingOptions {
  readonly speaker: Speaker;
  readonly rate: number;
  findPassages(): readonly Passage[];
  languageOf(element: HTMLElement): string;
  /** Told of every change. */
  onState(state: ReadingState): void;
  onSilence(reason: Silence): void;
}

export function createReading(options: ReadingOptions): Reading {
  const { speaker, findPassages, languageOf } = options;
  let { rate } = options;
  let state: ReadingState = { kind: 'idle' };

  function change(next: ReadingState): void {
    state = next;
    options.onState(next);
  }

  function stop(): void {
    speaker.cancel();
    change({ kind: 'idle' });
  }

  function pause(position: Position): void {
    speaker.cancel();
    change({ ...position, kind: 'paused' });
  }

  function speak(position: Position): void {
    const { passage, piece } = position;
    const language = languageOf(passage.element);
    const pieces = splitSentences(passage.text, language);
    const text = pieces[piece];
    if (text === undefined) return goTo(1, passage);
    change({ ...position, kind: 'speaking' });
    speaker.speak({
      text,
      language,
      rate,
      onEnd: () => speak({ passage, piece: piece + 1 }),
      onSilence(reason) {
        pause(position);
        options.onSilence(reason);
      },
    });
  }

  function goTo(by: 1 | -1, from: Passage): void {
    const passages = findPassages();
    const index = passages.findIndex(({ element }) => element === from.element);
    const passage = passages[Math.max(0, index + by)];
    if (passage === undefined) return stop();
    speak({ passage, piece: 0 });
  }

  return {
    stop,
    toggle() {
      if (state.kind === 'speaking') return pause(state);
      if (state.kind === 'paused') return speak(state);
      const [passage] = findPassages();
      if (passage !== undefined) speak({ passage, piece: 0 });
    },
    move(by) {
      if (state.kind !== 'idle') goTo(by, state.passage);
    },
    setRate(next) {
      rate = next;
      if (state.kind === 'speaking') speak(state);
    },
  };
}
