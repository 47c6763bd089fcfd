import type { PageData } from '../islands/wireFormat.ts';
import { findModule } from './LoaderModules.ts';
import type { LoaderModules } from './LoaderModules.ts';

export interface Hydrator {
  /** Returns whether the island, or the block that waits for an interaction, handles events itself by now. */
  isHydrated(island: Element): boolean;
  /** Hydrates the island once. Answers whether it is hydrated; what went wrong is reported, and may be tried again. */
  hydrate(island: HTMLElement): Promise<boolean>;
}

export interface HydratorOptions {
  readonly modules: LoaderModules;
  readonly pageData: () => PageData;
  /** Runs the script of a block that waits for an interaction; rejects when it cannot be fetched. */
  readonly enhance: (element: HTMLElement) => Promise<void>;
}

export function createHydrator({ modules, pageData, enhance }: HydratorOptions): Hydrator {
  const attempts = new WeakMap<Element, Promise<boolean>>();
  const hydrated = new WeakSet<Element>();

  async function load(element: HTMLElement): Promise<true> {
    const { id, name } = element.dataset;
    if (id === undefined) await enhance(element);
    else {
      const data = pageData();
      const island = data.islands[id];
      if (island === undefined) throw new Error(`The page carries no data for its island "${id}".`);
      const [runtime, module] = await Promise.all([modules.runtime(), findModule(modules.islands, name)]);
      await runtime.hydrateIsland(element, module, island, data);
    }
    hydrated.add(element);
    return true;
  }

  return {
    isHydrated: (island) => hydrated.has(island),
    hydrate(island) {
      let attempt = attempts.get(island);
      if (attempt === undefined) {
        attempt = load(island).catch((error: unknown) => {
          // The server's markup stays, and the next interaction tries again.
          attempts.delete(island);
          reportError(error);
          return false;
        });
        attempts.set(island, attempt);
      }
      return attempt;
    },
  };
}
