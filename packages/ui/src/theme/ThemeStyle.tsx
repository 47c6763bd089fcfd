import type { Theme } from './tokens.ts';
import { themeCss } from './themeCss.ts';

/** Renders the theme's style sheet, for hosts other than the engine. Place it once above the blocks. */
export function ThemeStyle({ theme }: { readonly theme: Theme }) {
  // React 18 would escape the quotes of a style sheet that is a child.
  return <style dangerouslySetInnerHTML={{ __html: themeCss(theme) }} />;
}
