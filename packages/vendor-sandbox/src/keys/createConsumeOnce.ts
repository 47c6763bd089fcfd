import type { SandboxClock } from '../SandboxClock.ts';

/**
 * Returns whether an id is used for the first time.
 *
 * @param until the moment, in seconds since 1970, until which the id is remembered; it must have expired by itself then
 */
export type ConsumeOnce = (id: string, until: number) => boolean;

export function createConsumeOnce(clock: SandboxClock): ConsumeOnce {
  const used = new Map<string, number>();
  return (id, until) => {
    const now = clock.now() / 1000;
    for (const [old, end] of used) if (end < now) used.delete(old);
    if (used.has(id)) return false;
    used.set(id, until);
    return true;
  };
}
