/** What the loader can fetch: the scripts of every block of the workspace, by name. It holds no block's code. */
import type { LoaderModules, Modules } from '@broadsheet/engine/browser';

/** `../blocks/alert-bar/src/alert-bar.island.ts` is the island `alert-bar`. */
export function byName<Module>(modules: Readonly<Record<string, () => Promise<Module>>>): Modules<Module> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, load]) => [path.replace(/^.*\/|\.\w+\.ts$/g, ''), load]),
  );
}

type ProbeModule = Awaited<ReturnType<LoaderModules['probes'][string]>>;
type EnhanceModule = Awaited<ReturnType<LoaderModules['enhancements'][string]>>;

export const standardModules: LoaderModules = {
  islands: byName(
    import.meta.glob<unknown>([
      '../../../../blocks/*/src/*.island.ts',
      '../../../story/src/**/*.island.ts',
      '../../../ui/src/**/*.island.ts',
    ]),
  ),
  probes: byName(import.meta.glob<ProbeModule>('../../../../blocks/*/src/*.probe.ts')),
  enhancements: byName(import.meta.glob<EnhanceModule>('../../../../blocks/*/src/*.enhance.ts')),
  clients: () => import('@broadsheet/engine/clients'),
  embeds: () => import('@broadsheet/engine/embeds'),
  stories: () => import('@broadsheet/engine/stories'),
  runtime: () => import('@broadsheet/engine/runtime'),
};
