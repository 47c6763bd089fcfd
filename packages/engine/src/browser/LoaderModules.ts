import type { Enhance, Probe } from '@broadsheet/block-kit';

/** Modules by name, each fetched when it is asked for. The site builds this table from the files of its blocks. */
export type Modules<Module> = Readonly<Record<string, () => Promise<Module>>>;

export interface LoaderModules {
  readonly islands: Modules<unknown>;
  readonly probes: Modules<{ readonly probe: Probe }>;
  readonly enhancements: Modules<{ readonly enhance: Enhance }>;
  /** React and everything else that the first island brings along. */
  readonly runtime: () => Promise<typeof import('./hydrateIsland.tsx')>;
}
