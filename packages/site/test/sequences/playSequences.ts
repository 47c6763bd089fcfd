import fc from 'fast-check';

/** `SEQUENCES=500` plays that many, however long it takes, and reports the progress; `SEED` repeats the same sequences. */
const WANTED = Number(process.env['SEQUENCES'] ?? 0);
const RUNS = WANTED || 12;
const SEED = Number(process.env['SEED'] ?? Date.now() % 2_147_483_647);
const TELL_EVERY = 50;
/** The milliseconds for playing sequences; a slow machine plays fewer. */
const ENOUGH_MS = WANTED > 0 ? Number.POSITIVE_INFINITY : 5_000;
const SLOWEST_MS = 3_000;

/** The timeout of a test that plays sequences, in milliseconds. */
export const SEQUENCES_TIMEOUT_MS = Math.max(120_000, WANTED * SLOWEST_MS);

function tell(line: string): void {
  if (WANTED > 0) process.stdout.write(`${line}\n`);
}

/** Plays random sequences of steps one after the other. @throws Error with the shortest sequence that fails */
export async function playSequences<Step>(
  steps: fc.Arbitrary<readonly Step[]>,
  play: (sequence: readonly Step[]) => Promise<void>,
): Promise<void> {
  const begin = performance.now();
  let played = 0;
  tell(`SEED=${SEED}`);
  const property = fc.asyncProperty(steps, async (sequence) => {
    const tookMs = performance.now() - begin;
    if (tookMs > ENOUGH_MS) return;
    played += 1;
    if (played % TELL_EVERY === 0) tell(`${played} sequences in ${Math.round(tookMs)} ms`);
    await play(sequence);
  });
  await fc.assert(property, { numRuns: RUNS, seed: SEED });
}
