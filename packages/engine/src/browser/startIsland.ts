import type { ElementContext } from '@broadsheet/block-kit';
import type { Hydrator } from './createHydrator.ts';
import { findModule } from './LoaderModules.ts';
import type { LoaderModules } from './LoaderModules.ts';
import { wakeWhen } from './triggers/wakeWhen.ts';

/** Waits for the island's trigger; then its probe decides, or it is hydrated. */
export function startIsland(context: ElementContext, modules: LoaderModules, { hydrate }: Hydrator): void {
  const { element } = context;
  const { probe: name } = element.dataset;

  async function moment(): Promise<void> {
    if (name === undefined) return void hydrate(element);
    const { probe } = await findModule(modules.probes, name);
    await probe({ ...context, hydrate: () => void hydrate(element) });
  }

  // After a failed probe the island is still hydrated at an interaction.
  wakeWhen(element, () => void moment().catch(reportError));
}
