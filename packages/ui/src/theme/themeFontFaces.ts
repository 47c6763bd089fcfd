import type { FontFallback, Theme, ThemeFont } from './tokens.ts';

/** What a value may hold that stands in a rule: nothing that ends a string, a declaration or a style element. */
const SAFE = /^[\w %.,+?-]*$/;

function requireSafe(font: ThemeFont | FontFallback, name: string): void {
  const unsafe = Object.values(font)
    .flat()
    .find((value: unknown) => typeof value === 'string' && !SAFE.test(value));
  if (unsafe !== undefined)
    throw new Error(
      `A font of the theme "${name}" has the value "${String(unsafe)}", which cannot stand in a style sheet. Use letters, digits, spaces and - . , % + only.`,
    );
}

const fileType = (file: string): string =>
  ({ woff2: 'woff2', woff: 'woff', ttf: 'truetype', otf: 'opentype' })[file.split('.').at(-1) ?? ''] ??
  'woff2';

function fallbackFace({ family, style = 'normal' }: ThemeFont, fallback: FontFallback): string {
  const sources = fallback.local.map((name) => `local("${name}")`).join();
  const parts = [
    `font-family:"${family} Fallback"`,
    `src:${sources}`,
    `font-style:${style}`,
    `size-adjust:${fallback.size}%`,
    ...(fallback.ascent === undefined ? [] : [`ascent-override:${fallback.ascent}%`]),
    ...(fallback.descent === undefined ? [] : [`descent-override:${fallback.descent}%`]),
    'line-gap-override:0%',
  ];
  return `@font-face{${parts.join(';')}}`;
}

function toFaces(font: ThemeFont, { name }: Theme, folder: string): string {
  requireSafe(font, name);
  const { family, file, weight = '400', style = 'normal', display = 'swap', range, fallback } = font;
  if (fallback !== undefined) requireSafe(fallback, name);
  const rangeRule = range === undefined ? '' : `;unicode-range:${range}`;
  const face = `@font-face{font-family:"${family}";src:url(${folder}${file}) format("${fileType(file)}");font-weight:${weight};font-style:${style};font-display:${display}${rangeRule}}`;
  return fallback === undefined ? face : face + fallbackFace(font, fallback);
}

/**
 * Returns the `@font-face` rules of the fonts that come with a theme, and of their fallbacks, each of which is named like its
 * font with " Fallback" after it; empty for a theme without fonts.
 *
 * @param folder the URL path of the font files, with a slash at its end
 * @throws Error when a value cannot stand in a style sheet
 */
export const themeFontFaces = (theme: Theme, folder: string): string =>
  (theme.fonts ?? []).map((font) => toFaces(font, theme, folder)).join('');
