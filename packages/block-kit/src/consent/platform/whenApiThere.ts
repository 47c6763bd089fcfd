import type { ConsentAdapters } from '../ConsentAdapters.ts';

/** How often, and how long, a platform is looked for whose script has not come yet, in milliseconds. */
const [LOOK_MS, LIMIT_MS] = [250, 120_000];

type Api = (...values: readonly unknown[]) => unknown;

const isApi = (value: unknown): value is Api => typeof value === 'function';

/**
 * Runs with a consent platform's function as soon as the page has it, be it the stub that queues what it is asked or
 * the platform itself. One that does not come within two minutes is not looked for any longer.
 *
 * @param name of the global, e.g. `__tcfapi`
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
