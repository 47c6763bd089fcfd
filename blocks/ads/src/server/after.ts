import type { Environment } from '@broadsheet/block-kit';

export interface Delay extends Pick<Environment, 'every'> {
  readonly milliseconds: number;
}

/** Runs once after a delay, unless ended before by the returned function. */
export function after({ every, milliseconds }: Delay, run: () => void): () => void {
  const cancel = every(milliseconds, () => {
    cancel();
    run();
  });
  return cancel;
}
