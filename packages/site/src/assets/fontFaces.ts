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

const FALLBACKS = [
  '@font-face{font-family:"Newsreader Fallback";src:local("Georgia");size-adjust:92.5%;ascent-override:79%;descent-override:29%;line-gap-override:0%}',
  '@font-face{font-family:"Newsreader Fallback";src:local("Times New Roman"),local("Liberation Serif");size-adjust:102%;ascent-override:72%;descent-override:26%;line-gap-override:0%}',
  '@font-face{font-family:"Libre Franklin Fallback";src:local("Arial"),local("Liberation Sans");size-adjust:104%;ascent-override:93%;descent-override:24%;line-gap-override:0%}',
];

export function fontFaces(): string {
  const faces = FACES.map(
    ({ family, file, weight, style, range }) =>
      `@font-face{font-family:"${family}";src:url(${FONTS_PATH}${file}) format("woff2");font-weight:${weight};font-style:${style};font-display:swap;unicode-range:${range}}`,
  );
  return [...faces, ...FALLBACKS].join('');
}
