import { isRecord } from '@broadsheet/client-core';

/** The object that the vendor's script defines on the page as `ArcP`. */
export interface HostedScript {
  run(settings: object): unknown;
  /** The script's rules with the counts of this browser, if it exposes them. */
  readonly rules: unknown;
}

/** Finds the script's object on a page; `undefined` when the script could not be loaded. */
export function findHostedScript(view: Window | null): HostedScript | undefined {
  const found: unknown = view === null ? undefined : Reflect.get(view, 'ArcP');
  if (!isRecord(found)) return undefined;
  const { run, _rules: rules } = found;
  return typeof run === 'function'
    ? { run: (settings) => Reflect.apply(run, found, [settings]), rules }
    : undefined;
}
