import type { Environment } from '@broadsheet/block-kit';
import { BREAKPOINTS } from '../formats/adFormats.ts';
import type { Ad } from '../server/Ad.ts';
import { getSizes } from '../server/Ad.ts';
import { after } from '../server/after.ts';

/** Milliseconds that the window has to keep its size. */
export const RESIZE_DEBOUNCE_MS = 250;

/** Answers the index of the breakpoint that the viewport is at. */
export function readBreakpoint(environment: Pick<Environment, 'matches'>): number {
  return BREAKPOINTS.findIndex((width) => width === 0 || environment.matches(`(min-width: ${width}px)`));
}

/** Whether an ad is for viewports of this width: desktops are at the first breakpoint. */
export function isFor(ad: Ad, breakpoint: number): boolean {
  const { display } = ad.request;
  const isMeant = display === 'all' || (display === 'desktop') === (breakpoint === 0);
  return isMeant && (ad.format.sizes === undefined || getSizes(ad, breakpoint).length > 0);
}

/** Whether other ads would come at this breakpoint than those that were asked for. */
export function wantsOthers(ad: Ad, breakpoint: number): boolean {
  const { breakpoint: last } = ad;
  if (last === undefined || last === breakpoint || !isFor(ad, breakpoint)) return false;
  return JSON.stringify(getSizes(ad, last)) !== JSON.stringify(getSizes(ad, breakpoint));
}

export interface BreakpointWatch {
  readonly view: Window;
  readonly environment: Environment;
}

/** Runs with the breakpoint once the window has been made another size. */
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
