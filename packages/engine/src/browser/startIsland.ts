import type { ElementContext } from '@broadsheet/block-kit';
import type { Hydrator } from './createHydrator.ts';
import { findModule } from './LoaderModules.ts';
import type { LoaderModules } from './LoaderModules.ts';
import { whenIdle } from './triggers/whenIdle.ts';
import { whenVisible } from './triggers/whenVisible.ts';

/** The distance from the viewport, in CSS pixels, at which islands are hydrated. */
const MARGIN = 200;

/** Waits for the island's trigger; then its probe decides, or it is hydrated. Does nothing for the trigger `interaction`. */
export function startIsland(context: ElementContext, modules: LoaderModules, { hydrate }: Hydrator): void {
  const { element } = context;
  const { when, probe: name } = element.dataset;

  async function moment(): Promise<void> {
    if (name === undefined) return void hydrate(element);
    const { probe } = await findModule(modules.probes, name);
    await probe({ ...context, hydrate: () => void hydrate(element) });
  }

  // After a failed probe the island is still hydrated at an interaction.
  const run = () => void moment().catch(reportError);
  if (when === 'load') run();
  else if (when === 'idle') whenIdle(run);
  else if (when === 'visible') whenVisible(element, MARGIN, run);
}
