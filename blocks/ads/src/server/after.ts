import type { Environment } from '@broadsheet/block-kit';

export interface Delay extends Pick<Environment, 'every'> {
  readonly milliseconds: number;
}

/** Runs a function once after a delay. The returned function cancels it. */
export function after({ every, milliseconds }: Delay, run: () => void): () => void {
  const cancel = every(milliseconds, () => {
    cancel();
    run();
  });
  return cancel;
}
