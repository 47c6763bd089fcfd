/** Channels from 0 to 255. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
}

const NAMED: Readonly<Record<string, string>> = { black: '#000000', white: '#ffffff', red: '#ff0000' };
const SHORT = /^#([\da-f])([\da-f])([\da-f])$/;
const LONG = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/;
const FUNCTION = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/;

/** `undefined` for what is no opaque colour, and for ways of writing one that need a browser. */
export function parseColour(css: string): Colour | undefined {
  const lower = css.trim().toLowerCase();
  const text = (Object.hasOwn(NAMED, lower) ? NAMED[lower] : undefined) ?? lower;
  const hex = (SHORT.exec(text) ?? LONG.exec(text))
    ?.slice(1)
    .map((part) => Number.parseInt(part.length === 1 ? part + part : part, 16));
  const [red, green, blue] = hex ?? FUNCTION.exec(text)?.slice(1).map(Number) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return undefined;
  return Math.max(red, green, blue) > 255 ? undefined : { red, green, blue };
}

/** WCAG 2.2, relative luminance: from 0 for black to 1 for white. */
function getLuminance({ red, green, blue }: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2, contrast ratio: from 1 for the same colour to 21 for black on white. */
export function getContrast(one: Colour, other: Colour): number {
  const lights = [getLuminance(one) + 0.05, getLuminance(other) + 0.05];
  return Math.max(...lights) / Math.min(...lights);
}

/** WCAG 2.2, 1.4.3: what text needs that is not large. */
export const ENOUGH_CONTRAST = 4.5;
