import type { Machine } from './report/describeMachine.ts';

/** Where a measurement runs. Paths are absolute. */
export interface Bench {
  readonly root: string;
  /** Data of the measured site; filled by the first part that starts it. */
  readonly dataDir: string;
  readonly chromium: string | undefined;
  /** How many requests a part sends that sends as many as one likes; absent: as many as it thinks right. */
  readonly requests: number | undefined;
  readonly machine: Machine;
  /** Tells the person who waits what is being done. */
  readonly say: (line: string) => void;
}

/** One measurement; its report is Markdown. */
export interface Part {
  readonly name: string;
  run(bench: Bench): Promise<string>;
}
