import type { connectIdentity, connectSales, Enhance, Probe } from '@broadsheet/block-kit';
import type { connectConsent } from '@broadsheet/block-kit/consent';
import type { openEmbed, openNearby } from './embeds/embeds.ts';
import type { openStory } from './openStory.ts';
import type { hydrateIsland } from './hydrateIsland.tsx';

/** Modules by name, each fetched when it is asked for. The site builds this table from the files of its blocks. */
export type Modules<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** Modules by name, or a function that fetches the one of a name, be it in a file with others. */
export type ModuleTable<Module> = Modules<Module> | ((name: string) => Promise<Module | undefined>);

export interface LoaderModules {
  readonly islands: ModuleTable<unknown>;
  readonly probes: ModuleTable<{ readonly probe: Probe }>;
  readonly enhancements: ModuleTable<{ readonly enhance: Enhance }>;
  /** What turns an embed into its frame. */
  readonly embeds: () => Promise<{
    readonly openEmbed: typeof openEmbed;
    readonly openNearby: typeof openNearby;
  }>;
  /** What asks for the rest of a locked story. */
  readonly stories: () => Promise<{ readonly openStory: typeof openStory }>;
  /** The clients of the page, for script without React. */
  readonly clients: () => Promise<{
    readonly connectIdentity: typeof connectIdentity;
    readonly connectSales: typeof connectSales;
  }>;
  /** What the reader lets other companies do. */
  readonly consent: () => Promise<{ readonly connectConsent: typeof connectConsent }>;
  /** React and everything else that the first island brings along. */
  readonly runtime: () => Promise<{ readonly hydrateIsland: typeof hydrateIsland }>;
}

/** @throws Error the page is older or newer than the script */
export async function findModule<Module>(modules: ModuleTable<Module>, name = ''): Promise<Module> {
  const found = await (typeof modules === 'function' ? modules(name) : modules[name]?.());
  if (found === undefined) throw new Error(`"${name}" is not part of this build.`);
  return found;
}
