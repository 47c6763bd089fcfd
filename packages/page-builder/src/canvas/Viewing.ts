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

export const FIRST_VIEWING: Viewing = { screen: 'desktop', theme: 'light', direction: 'ltr' };

/** Shows a document in a theme and a direction. */
export function applyViewing(shown: Document, { theme, direction }: Viewing): void {
  shown.documentElement.dataset['theme'] = theme;
  shown.documentElement.dir = direction;
}
