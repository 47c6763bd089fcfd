/**
 * The two voices of the house, self-hosted (SIL Open Font License). The latin subset serves most pages; the others
 * are fetched only by pages that use their characters. The fallback faces are stretched to the same width, so that
 * nothing moves when the fonts arrive.
 */
const FONTS_PATH = '/assets/fonts/';

interface Face {
  readonly family: string;
  readonly file: string;
  readonly weight: string;
  readonly style: 'normal' | 'italic';
  readonly range: string;
}

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const LATIN_EXTENDED =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const FACES: readonly Face[] = [
  {
    family: 'Newsreader Variable',
    file: 'newsreader-latin-wght-normal.woff2',
    weight: '200 800',
    style: 'normal',
    range: LATIN,
  },
  {
    family: 'Newsreader Variable',
    file: 'newsreader-latin-ext-wght-normal.woff2',
    weight: '200 800',
    style: 'normal',
    range: LATIN_EXTENDED,
  },
  {
    family: 'Newsreader Variable',
    file: 'newsreader-latin-wght-italic.woff2',
    weight: '200 800',
    style: 'italic',
    range: LATIN,
  },
  {
    family: 'Libre Franklin Variable',
    file: 'libre-franklin-latin-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
    range: LATIN,
  },
  {
    family: 'Libre Franklin Variable',
    file: 'libre-franklin-latin-ext-wght-normal.woff2',
    weight: '100 900',
    style: 'normal',
    range: LATIN_EXTENDED,
  },
];

/** Files to serve below `/assets/fonts/`. */
export const FONT_FILES: readonly string[] = FACES.map(({ file }) => file);

/** What the first screen of nearly every page uses. */
export const PRELOADED_FONTS: readonly string[] = [
  `${FONTS_PATH}newsreader-latin-wght-normal.woff2`,
  `${FONTS_PATH}libre-franklin-latin-wght-normal.woff2`,
];

interface Fallback {
  readonly family: string;
  readonly weight: string;
  /** Full and PostScript names; those of metric twins included. */
  readonly local: readonly string[];
  /** Percent. */
  readonly size: number;
  /** Of the web font that it stands in for, as a share of the font size. */
  readonly ascent: number;
  readonly descent: number;
}

const NEWSREADER = { family: 'Newsreader Fallback', ascent: 0.735, descent: 0.265 };
const LIBRE_FRANKLIN = { family: 'Libre Franklin Fallback', ascent: 0.966, descent: 0.246 };
const TEXT = '100 500';
const BOLD = '600 900';

/**
 * How wide each stand-in is drawn: the average advance width of the web font by that of the stand-in.
 *
 * An average weighs the advance of 81 characters, the space included, by how often English news uses them (the latin
 * table of the Capsize project). In shares of the font size: Newsreader 0.4284 at weight 400 and 0.4499 at 600, Libre
 * Franklin 0.4651 at 400 and 0.4810 at 700; Georgia 0.4457 and bold 0.5184, Times New Roman 0.4062 and 0.4324, Arial
 * 0.4458 and 0.4798. Liberation Serif and Sans have the widths of the last two.
 * Of two faces that are both there the later one counts, so Georgia follows Times New Roman.
 */
const FALLBACKS: readonly Fallback[] = [
  {
    ...NEWSREADER,
    weight: TEXT,
    local: ['Times New Roman', 'TimesNewRomanPSMT', 'Liberation Serif'],
    size: 105.5,
  },
  {
    ...NEWSREADER,
    weight: BOLD,
    local: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
    size: 104,
  },
  { ...NEWSREADER, weight: TEXT, local: ['Georgia'], size: 96.1 },
  { ...NEWSREADER, weight: BOLD, local: ['Georgia Bold', 'Georgia-Bold'], size: 86.8 },
  { ...LIBRE_FRANKLIN, weight: TEXT, local: ['Arial', 'ArialMT', 'Liberation Sans'], size: 104.3 },
  {
    ...LIBRE_FRANKLIN,
    weight: BOLD,
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    size: 100.2,
  },
];

/** The overrides count in the adjusted size, so the web font's own heights are divided by it. */
function fallbackFace({ family, weight, local, size, ascent, descent }: Fallback): string {
  const percent = (share: number) => `${((share / size) * 10_000).toFixed(1)}%`;
  const sources = local.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};size-adjust:${size}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}

/** The `@font-face` rules of the web fonts and of the faces that stand in until they arrive. */
export function fontFaces(): string {
  const faces = FACES.map(
    ({ family, file, weight, style, range }) =>
      `@font-face{font-family:"${family}";src:url(${FONTS_PATH}${file}) format("woff2");font-weight:${weight};font-style:${style};font-display:swap;unicode-range:${range}}`,
  );
  return [...faces, ...FALLBACKS.map(fallbackFace)].join('');
}
