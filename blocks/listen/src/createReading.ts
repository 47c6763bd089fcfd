/**
 * The position of a reading: which piece of which passage is being spoken, or would be next.
 *
 * A pause ends the utterance and returns to the start of its piece, because on many devices a paused voice does not resume.
 * The passages are searched again at every step, so that text that is added to the page meanwhile is read.
 */
import type { Passage } from './findPassages.ts';
import type { Silence, Speaker } from './createSpeaker.ts';
import { splitSentences } from './splitSentences.ts';

interface Position {
  readonly passage: Passage;
  /** The index of the piece within the passage. */
  readonly piece: number;
}

export type ReadingState =
  | { readonly kind: 'idle' }
  | ({ readonly kind: 'speaking' } & Position)
  | ({ readonly kind: 'paused' } & Position);

export interface Reading {
  /** Starts, pauses or resumes. */
  toggle(): void;
  /**
   * Moves to the start of the passage after (1) or before (-1) the current one; stays at the first, and ends after the last.
   */
  move(by: 1 | -1): void;
  /** Changes the speed, and continues from the start of the current piece. */
  setRate(rate: number): void;
  stop(): void;
}

export interface ReadingOptions {
  readonly speaker: Speaker;
  readonly rate: number;
  findPassages(): readonly Passage[];
  languageOf(element: HTMLElement): string;
  /** Runs after every change of the state. */
  onState(state: ReadingState): void;
  onSilence(reason: Silence): void;
}

interface Step {
  readonly by: 1 | -1;
  readonly from: Passage;
  /** The passages when `from` was found. */
  readonly before: readonly Passage[];
}

/** Returns the passage after or before another one, which may have left the page since. */
function findBeside(passages: readonly Passage[], { by, from, before }: Step): Passage | undefined {
  const elements = before.map(({ element }) => element);
  const read = elements.slice(0, elements.indexOf(from.element) + 1);
  const last = passages.findLastIndex(({ element }) => read.includes(element));
  const isGone = passages[last]?.element !== from.element;
  return passages[Math.max(0, isGone && by < 0 ? last : last + by)];
}

export function createReading(options: ReadingOptions): Reading {
  const { speaker, findPassages, languageOf } = options;
  let { rate } = options;
  let state: ReadingState = { kind: 'idle' };
  /** The passages as last found, which say what stood before one that has left the page since. */
  let known: readonly Passage[] = [];

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
    const before = known;
    known = findPassages();
    const passage = findBeside(known, { by, from, before });
    if (passage === undefined) return stop();
    speak({ passage, piece: 0 });
  }

  return {
    stop,
    toggle() {
      if (state.kind === 'speaking') return pause(state);
      if (state.kind === 'paused') return speak(state);
      known = findPassages();
      const [passage] = known;
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
