import type { ConsentAdapters } from '../ConsentAdapters.ts';

/** The interval and the time limit of the search for a platform whose script has not loaded yet, in milliseconds. */
const [LOOK_MS, LIMIT_MS] = [250, 120_000];

type Api = (...values: readonly unknown[]) => unknown;

const isApi = (value: unknown): value is Api => typeof value === 'function';

/**
 * Runs the callback with a consent platform's function as soon as the page defines it. The function is the platform's, or a
 * stub that queues calls for it. The search ends after two minutes, and the callback is never run then.
 *
 * @param name the name of the global, e.g. `__tcfapi`
 */
export function whenApiThere(
  {
    name,
    view,
    adapters,
  }: { readonly name: string; readonly view: object; readonly adapters: ConsentAdapters },
  run: (api: Api) => void,
): void {
  const check = (): boolean => {
    const api: unknown = Reflect.get(view, name);
    if (!isApi(api)) return false;
    run(api);
    return true;
  };
  if (check()) return;
  const endsAt = adapters.now() + LIMIT_MS;
  const stop = adapters.every(LOOK_MS, () => {
    if (check() || adapters.now() >= endsAt) stop();
  });
}
