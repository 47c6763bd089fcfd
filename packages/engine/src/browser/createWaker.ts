import type { PageData } from '../islands/wireFormat.ts';
import { findModule } from './LoaderModules.ts';
import type { LoaderModules } from './LoaderModules.ts';

export interface Waker {
  /** True once the island answers events itself. */
  isAwake(island: Element): boolean;
  /** Hydrates the island once. Answers whether it is awake; what went wrong is reported, and may be tried again. */
  wake(island: HTMLElement): Promise<boolean>;
}

export function createWaker(modules: LoaderModules, pageData: () => PageData): Waker {
  const waking = new WeakMap<Element, Promise<boolean>>();
  const awake = new WeakSet<Element>();

  async function hydrate(element: HTMLElement): Promise<true> {
    const { id = '', name } = element.dataset;
    const data = pageData();
    const island = data.islands[id];
    if (island === undefined) throw new Error(`The page carries no data for its island "${id}".`);
    const [runtime, module] = await Promise.all([modules.runtime(), findModule(modules.islands, name)]);
    await runtime.hydrateIsland(element, module, island, data);
    awake.add(element);
    return true;
  }

  return {
    isAwake: (island) => awake.has(island),
    wake(island) {
      let promise = waking.get(island);
      if (promise === undefined) {
        promise = hydrate(island).catch((error: unknown) => {
          // The markup from the server stays; the next interaction tries again.
          waking.delete(island);
          reportError(error);
          return false;
        });
        waking.set(island, promise);
      }
      return promise;
    },
  };
}
