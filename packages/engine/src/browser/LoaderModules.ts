import type { connectIdentity, connectSales, Enhance, Probe } from '@broadsheet/block-kit';
import type { connectConsent } from '@broadsheet/block-kit/consent';
import type { openEmbed, openNearby } from './embeds/embeds.ts';
import type { openStory } from './openStory.ts';
import type { hydrateIsland } from './hydrateIsland.tsx';

/** Functions that fetch modules, by name. The site builds this table from the files of its blocks. */
export type Modules<Module> = Readonly<Record<string, () => Promise<Module>>>;

/** A table of modules, or a function that fetches a module by name, for modules that share a file. */
export type ModuleTable<Module> = Modules<Module> | ((name: string) => Promise<Module | undefined>);

export interface LoaderModules {
  readonly islands: ModuleTable<unknown>;
  readonly probes: ModuleTable<{ readonly probe: Probe }>;
  readonly enhancements: ModuleTable<{ readonly enhance: Enhance }>;
  /** Fetches the code that replaces an embed's figure by its frame. */
  readonly embeds: () => Promise<{
    readonly openEmbed: typeof openEmbed;
    readonly openNearby: typeof openNearby;
  }>;
  /** Fetches the code that requests the rest of a locked story. */
  readonly stories: () => Promise<{ readonly openStory: typeof openStory }>;
  /** The clients of the page, for script without React. */
  readonly clients: () => Promise<{
    readonly connectIdentity: typeof connectIdentity;
    readonly connectSales: typeof connectSales;
  }>;
  /** Fetches the consent port. */
  readonly consent: () => Promise<{ readonly connectConsent: typeof connectConsent }>;
  /** React and everything else that the first island brings along. */
  readonly runtime: () => Promise<{ readonly hydrateIsland: typeof hydrateIsland }>;
}

/** Fetches a module by name. @throws Error when there is none, because the page is older or newer than the script */
export async function findModule<Module>(modules: ModuleTable<Module>, name = ''): Promise<Module> {
  const found = await (typeof modules === 'function' ? modules(name) : modules[name]?.());
  if (found === undefined) throw new Error(`"${name}" is not part of this build.`);
  return found;
}
