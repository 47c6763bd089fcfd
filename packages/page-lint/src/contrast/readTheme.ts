import type { Scheme } from '@broadsheet/ui/contrast';
import { parseColour } from './parseColour.ts';

/** The colours of a theme for both schemes: by token, e.g. `ink`, as `#` and six digits. */
export type ThemeColours = Readonly<Record<Scheme, ReadonlyMap<string, string>>>;

const TOKEN = /--bs-([\w-]+):light-dark\(([^,()]+),([^,()]+)\)/g;

/**
 * Reads the colours of a style sheet that defines each token as `--bs-ink:light-dark(#16181d,#eceae4)`; the last definition
 * counts.
 */
export function readTheme(css: string): ThemeColours {
  const [light, dark] = [new Map<string, string>(), new Map<string, string>()];
  for (const [, name = '', one = '', other = ''] of css.matchAll(TOKEN)) {
    const [bright, dim] = [parseColour(one), parseColour(other)];
    if (bright !== undefined) light.set(name, bright);
    if (dim !== undefined) dark.set(name, dim);
  }
  return { light, dark };
}
