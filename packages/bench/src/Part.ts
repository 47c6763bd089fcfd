import type { Machine } from './report/describeMachine.ts';

/** The surroundings of a measurement. Paths are absolute. */
export interface Bench {
  readonly root: string;
  /** The data folder of the measured site; the first part that starts the site fills it. */
  readonly dataDir: string;
  readonly chromium: string | undefined;
  /** The number of requests of a part whose number is free; absent: the part's own default. */
  readonly requests: number | undefined;
  /** For how many minutes `load` writes before anything fails; absent: half a minute. */
  readonly minutes?: number | undefined;
  readonly machine: Machine;
  /** Prints the current step for the waiting user. */
  readonly print: (line: string) => void;
}

/** One measurement; its report is Markdown. */
export interface Part {
  readonly name: string;
  run(bench: Bench): Promise<string>;
}
