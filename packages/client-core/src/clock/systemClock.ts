import type { Clock } from './Clock.ts';

// Runtimes hold a delay in 32 bits and fire at once when it does not fit (about 24.8 days).
const LONGEST_DELAY_MS = 2_147_483_647;

function startTimer(run: () => void, ms: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const arm = (leftMs: number): void => {
    const stepMs = Math.min(leftMs, LONGEST_DELAY_MS);
    timer = setTimeout(() => (leftMs > stepMs ? arm(leftMs - stepMs) : run()), stepMs);
  };
  arm(ms);
  return () => clearTimeout(timer);
}

/** The runtime's own clock and timers. Delays longer than 24.8 days are kept, not fired at once. */
export const systemClock: Clock = {
  now: () => Date.now(),
  setTimeout: startTimer,
};
