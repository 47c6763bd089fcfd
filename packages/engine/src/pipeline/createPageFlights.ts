/** Pages that are being made, each once, however many readers wait for it. */
import { createObjectIds } from '../cache/createObjectIds.ts';
import type { EngineOptions } from '../EngineOptions.ts';
import type { PageUrl } from './PageSteps.ts';

export interface PageFlights<Result> {
  /** Joins the making of the page at a URL, or begins it. What began before a change is not for readers who come after it. */
  joinFlight(url: PageUrl, make: () => Promise<Result>): Promise<Result>;
  /** Lets nobody join what is under way. */
  clear(): void;
}

/** @param moment returns a number that changes with the content */
export function createPageFlights<Result>(
  engine: Pick<EngineOptions, 'pages' | 'site'>,
  moment: () => number,
): PageFlights<Result> {
  const idOf = createObjectIds();
  let flights = new Map<string, Promise<Result>>();
  return {
    joinFlight({ path, query }, make) {
      const state = [moment(), idOf(engine.pages()), idOf(engine.site())];
      const key = JSON.stringify([...state, path, Object.entries(query)]);
      const own = flights;
      const known = own.get(key);
      if (known !== undefined) return known;
      const flight = make().finally(() => own.delete(key));
      own.set(key, flight);
      return flight;
    },
    clear: () => void (flights = new Map()),
  };
}
