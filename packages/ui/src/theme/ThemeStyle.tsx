import type { Theme } from './tokens.ts';
import { themeCss } from './themeCss.ts';

/** The theme's style sheet, for hosts without our engine: put it once above the blocks. */
export function ThemeStyle({ theme }: { readonly theme: Theme }) {
  // As a child, the quotes of the style sheet would be escaped by React 18.
  return <style dangerouslySetInnerHTML={{ __html: themeCss(theme) }} />;
}
