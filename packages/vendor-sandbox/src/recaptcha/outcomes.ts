/** The outcomes of the stand-in for reCAPTCHA, with their texts in its menus. */
export const outcomes = {
  pass: 'passes',
  refuse: 'is refused',
  stale: 'is too old',
  expire: 'expires at once',
  fail: 'fails in the page',
  unavailable: 'fails when checked',
} as const;

export type Outcome = keyof typeof outcomes;

const NAMES = [
  'pass',
  'refuse',
  'stale',
  'expire',
  'fail',
  'unavailable',
] as const satisfies readonly Outcome[];

export const outcomeNames: readonly Outcome[] = NAMES;

/** The outcomes of the invisible challenge: without `expire`, which only a checkbox can show. */
export const invisibleOutcomes: readonly Outcome[] = NAMES.filter((name) => name !== 'expire');

/** Parses an outcome; an invalid one becomes `pass`. */
export const parseOutcome = (text: unknown): Outcome => NAMES.find((name) => name === text) ?? 'pass';

/** The answer of the invisible challenge in this browser. */
export interface Behaviour {
  readonly outcome: Outcome;
  /** The score from 0 to 1. */
  readonly score: number;
}

export const DEFAULT_SCORE = 0.9;

export function parseBehaviour(outcome: unknown, score: unknown): Behaviour {
  const number = typeof score === 'string' && score !== '' ? Number(score) : DEFAULT_SCORE;
  const isScore = number >= 0 && number <= 1;
  return { outcome: parseOutcome(outcome), score: isScore ? number : DEFAULT_SCORE };
}
