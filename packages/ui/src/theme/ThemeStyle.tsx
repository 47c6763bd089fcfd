import type { Theme } from './tokens.ts';
import { themeCss } from './themeCss.ts';

export interface ThemeStyleProps {
  readonly theme: Theme;
  /**
   * The selector of the elements around blocks, such as `.news`, where the rest of the page has a design of its own and must stay
   * as it is. Absent: the whole page has the theme, also its `body` and its bare elements.
   */
  readonly scope?: string;
  /** The nonce of the page's Content-Security-Policy. */
  readonly nonce?: string;
}

/** Renders the theme's style sheet, for hosts other than the engine. Place it once above the blocks. */
export function ThemeStyle({ theme, scope, nonce }: ThemeStyleProps) {
  // React 18 would escape the quotes of a style sheet that is a child.
  // Browsers hide the nonce from scripts, so that React would find another one.
  return (
    <style
      nonce={nonce}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{ __html: themeCss(theme, scope) }}
    />
  );
}
