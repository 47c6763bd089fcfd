import type { SimulatedReader } from '@broadsheet/block-kit';

/** How the page is looked at: nothing of it is stored in the page. */
export const WIDTHS = { phone: 390, tablet: 768, desktop: 1280 } as const;

export type Screen = keyof typeof WIDTHS;

export interface Viewing {
  readonly screen: Screen;
  readonly theme: 'light' | 'dark';
  readonly direction: 'ltr' | 'rtl';
  /** For whom locked stories, invitations and accounts are shown; absent: for no reader in particular. */
  readonly reader?: SimulatedReader | undefined;
}

const FIRST_VIEWING: Viewing = { screen: 'desktop', theme: 'light', direction: 'ltr' };

/** CSS pixels below which the page of a desktop could not be read. */
const NARROW = 480;

/** How a page is looked at before anything is chosen. @param room CSS pixels; 0 while it is not known */
export const getFirstViewing = (room: number): Viewing =>
  room > 0 && room < NARROW ? { ...FIRST_VIEWING, screen: 'phone' } : FIRST_VIEWING;

/** Shows a document in a theme and a direction. */
export function applyViewing(shown: Document, { theme, direction }: Viewing): void {
  shown.documentElement.dataset['theme'] = theme;
  shown.documentElement.dir = direction;
}
