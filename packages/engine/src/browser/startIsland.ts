import type { ElementContext } from '@broadsheet/block-kit';
import type { Hydrator } from './createHydrator.ts';
import { findModule } from './LoaderModules.ts';
import type { LoaderModules } from './LoaderModules.ts';
import { whenIdle } from './triggers/whenIdle.ts';
import { whenVisible } from './triggers/whenVisible.ts';

/** Islands are hydrated this many CSS pixels before they are seen. */
const MARGIN = 200;

/** Waits for the island's moment; then its probe decides, or it is hydrated. One that waits for the reader is left alone. */
export function startIsland(context: ElementContext, modules: LoaderModules, { hydrate }: Hydrator): void {
  const { element } = context;
  const { when, probe: name } = element.dataset;

  async function moment(): Promise<void> {
    if (name === undefined) return void hydrate(element);
    const { probe } = await findModule(modules.probes, name);
    await probe({ ...context, hydrate: () => void hydrate(element) });
  }

  // A probe that fails has nothing to show; the island is still hydrated when it is touched.
  const run = () => void moment().catch(reportError);
  if (when === 'load') run();
  else if (when === 'idle') whenIdle(run);
  else if (when === 'visible') whenVisible(element, MARGIN, run);
}
