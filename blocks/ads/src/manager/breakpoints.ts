import type { Environment } from '@broadsheet/block-kit';
import { BREAKPOINTS } from '../adFormats.ts';
import type { Ad } from '../server/Ad.ts';
import { getSizes } from '../server/Ad.ts';
import { after } from '../server/after.ts';

/** Milliseconds without another resize before the window's new size counts. */
export const RESIZE_DEBOUNCE_MS = 250;

/** Returns the index of the viewport's breakpoint. */
export function readBreakpoint(environment: Pick<Environment, 'matches'>): number {
  return BREAKPOINTS.findIndex((width) => width === 0 || environment.matches(`(min-width: ${width}px)`));
}

/** Returns whether an ad is shown at a breakpoint; desktops are at the first one. */
export function isFor(ad: Ad, breakpoint: number): boolean {
  const { display } = ad.request;
  const isMeant = display === 'all' || (display === 'desktop') === (breakpoint === 0);
  return isMeant && (ad.format.sizes === undefined || getSizes(ad, breakpoint).length > 0);
}

/** Returns whether a breakpoint has other sizes than those that were requested last. */
export function wantsOthers(ad: Ad, breakpoint: number): boolean {
  const { breakpoint: last } = ad;
  if (last === undefined || last === breakpoint || !isFor(ad, breakpoint)) return false;
  return JSON.stringify(getSizes(ad, last)) !== JSON.stringify(getSizes(ad, breakpoint));
}

export interface BreakpointWatch {
  readonly view: Window;
  readonly environment: Environment;
}

/** Calls `run` with the breakpoint after the window was resized. */
export function watchBreakpoint(
  { view, environment }: BreakpointWatch,
  run: (breakpoint: number) => void,
): void {
  const { every } = environment;
  let cancel = () => {};
  view.addEventListener('resize', () => {
    cancel();
    cancel = after({ every, milliseconds: RESIZE_DEBOUNCE_MS }, () => run(readBreakpoint(environment)));
  });
}
