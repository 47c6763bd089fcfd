import type { PlatformLog } from '../http/index.ts';

/** Creates a function that logs the current fault of a configuration, once until it changes. */
export function createFaultLog(log: PlatformLog): (fault: string | undefined) => void {
  let logged: string | undefined;
  return (fault) => {
    if (fault !== undefined && fault !== logged) log.error(fault);
    logged = fault;
  };
}
