import type { SimulatedReader } from '@broadsheet/block-kit';

/** The widths of the screens in CSS pixels. How a page is viewed is not stored in the page. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;

export type Screen = keyof typeof WIDTHS;

export interface Viewing {
  readonly screen: Screen;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** The kind of reader for whom locked stories, invitations and accounts are shown; absent: no particular one. */
  readonly reader?: SimulatedReader | undefined;
}

const FIRST_VIEWING: Viewing = { screen: 'desktop', theme: 'light', direction: 'ltr' };

/** The width in CSS pixels below which the desktop page would be too small to read. */
const NARROW = 480;

/** Returns the initial viewing of a page. @param room the available width in CSS pixels; 0 while it is unknown */
export const getFirstViewing = (room: number): Viewing =>
  room > 0 && room < NARROW ? { ...FIRST_VIEWING, screen: 'phone' } : FIRST_VIEWING;

/**
 * Applies theme and direction to a document. What it has already is not set again: a browser calculates the styles of all
 * elements anew whenever the direction is set, also to the same value.
 */
export function applyViewing({ documentElement }: Document, { theme, direction }: Viewing): void {
  if (documentElement.dataset['theme'] !== theme) documentElement.dataset['theme'] = theme;
  if (documentElement.dir !== direction) documentElement.dir = direction;
}
