import { isRecord } from '@broadsheet/client-core';

/** What the vendor's script puts on the page as `ArcP`. */
export interface HostedScript {
  run(settings: object): unknown;
  /** Its rules with the counts of this browser, where it tells them. */
  readonly rules: unknown;
}

/** Finds the script on a page; `undefined` where it could not be loaded. */
export function findHostedScript(view: Window | null): HostedScript | undefined {
  const found: unknown = view === null ? undefined : Reflect.get(view, 'ArcP');
  if (!isRecord(found)) return undefined;
  const { run, _rules: rules } = found;
  return typeof run === 'function'
    ? { run: (settings) => Reflect.apply(run, found, [settings]), rules }
    : undefined;
}
