/**
 * The two typefaces of the newspaper, self-hosted (SIL Open Font License), cut into parts that a page loads when it uses
 * their characters. Until a font is there, text is set in a font of the reader's own, which is stretched to the same width
 * and height for each weight; so nothing moves when the font replaces it (`swap`).
 */
import { FONT_RANGES } from './fontRanges.ts';
import type { FontPart } from './fontRanges.ts';

/** The URL path of all font files. */
export const FONTS_PATH = '/assets/fonts/';
/** The weights of the variable font files; `packages/site/fonts/subset.mjs` cuts them. */
const WEIGHTS = '400 800';

interface Face {
  readonly family: string;
  /** The first part of the names of the files. */
  readonly file: string;
  readonly style: 'normal' | 'italic';
  readonly parts: readonly FontPart[];
}

const FACES: readonly Face[] = [
  {
    family: 'Newsreader Variable',
    file: 'newsreader',
    style: 'normal',
    parts: ['basic', 'latin', 'latin-ext'],
  },
  { family: 'Newsreader Variable', file: 'newsreader', style: 'italic', parts: ['basic', 'latin'] },
  {
    family: 'Libre Franklin Variable',
    file: 'libre-franklin',
    style: 'normal',
    parts: ['basic', 'latin', 'latin-ext'],
  },
];

/** The families that a theme can name without bringing files. */
export const OUR_FAMILIES: readonly string[] = [...new Set(FACES.map(({ family }) => family))];

function getFile({ file, style }: Face, part: FontPart): string {
  return `${file}-${part}-${style}.woff2`;
}

/** The files to serve below `/assets/fonts/`. */
export const FONT_FILES: readonly string[] = FACES.flatMap((face) =>
  face.parts.map((part) => getFile(face, part)),
);

/** The fonts that the first screen of nearly every page uses; headlines and text are set in the first. */
export const PRELOADED_FONTS: readonly string[] = [
  `${FONTS_PATH}newsreader-basic-normal.woff2`,
  `${FONTS_PATH}libre-franklin-basic-normal.woff2`,
];

interface Fallback {
  readonly family: string;
  readonly weight: string;
  readonly isItalic?: true;
  /** Full and PostScript names; those of metric twins included. */
  readonly local: readonly string[];
  /** Percent. */
  readonly size: number;
  /** The ascent of the web font that this face stands in for, as a share of the font size. */
  readonly ascent: number;
  readonly descent: number;
}

const NEWSREADER = { family: 'Newsreader Fallback', ascent: 0.735, descent: 0.265 };
const LIBRE_FRANKLIN = { family: 'Libre Franklin Fallback', ascent: 0.966, descent: 0.246 };
const TEXT = '100 500';
const BOLD = '600 900';
/** The italics have one weight, as those of the web font; browsers embolden it. */
const ITALIC = { ...NEWSREADER, weight: '400', isItalic: true } as const;

/**
 * The width at which each fallback face is drawn: the average advance width of the web font divided by that of the
 * fallback. An average weighs the advance of 81 characters, including the space, by how often English news uses them (the
 * latin table of the Capsize project). In shares of the font size, regular and bold: Newsreader 0.4285 and (600) 0.4500,
 * Libre Franklin 0.4650 and (700) 0.4810; Georgia 0.4458 and 0.5186, Times New Roman 0.4063 and 0.4326, Noto Serif 0.4810
 * and (600) 0.5000; Arial and Helvetica 0.4458 and 0.4800, Roboto 0.4448 and 0.4521, Segoe UI 0.4434 and 0.4751, Noto Sans
 * 0.4740 and 0.5030. Italics: Newsreader 0.4020, Georgia 0.4546, Times New Roman 0.4082, Noto Serif 0.4690. Liberation Serif
 * and Sans have the widths of Times New Roman and Arial. DejaVu was measured with the text of the sample newspaper, in which
 * the others keep their proportions: DejaVu Serif 0.5094, 0.5617 and italic 0.5094, where Newsreader has 0.4200, 0.4402 and
 * 0.3930; DejaVu Sans 0.5031 and 0.5680, where Libre Franklin has 0.4562 and 0.4710.
 *
 * If a reader has several of the faces, the last one in this list is used, so the more common ones are placed later.
 */
const FALLBACKS: readonly Fallback[] = [
  { ...NEWSREADER, weight: TEXT, local: ['DejaVu Serif', 'DejaVuSerif'], size: 82.5 },
  { ...NEWSREADER, weight: BOLD, local: ['DejaVu Serif Bold', 'DejaVuSerif-Bold'], size: 78.4 },
  { ...ITALIC, local: ['DejaVu Serif Italic', 'DejaVuSerif-Italic'], size: 77.1 },
  { ...LIBRE_FRANKLIN, weight: TEXT, local: ['DejaVu Sans', 'DejaVuSans'], size: 90.7 },
  { ...LIBRE_FRANKLIN, weight: BOLD, local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], size: 82.9 },
  { ...NEWSREADER, weight: TEXT, local: ['Noto Serif', 'NotoSerif-Regular'], size: 89.1 },
  {
    ...NEWSREADER,
    weight: BOLD,
    local: ['Noto Serif SemiBold', 'NotoSerif-SemiBold', 'Noto Serif Bold', 'NotoSerif-Bold'],
    size: 90,
  },
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
  { ...ITALIC, local: ['Noto Serif Italic', 'NotoSerif-Italic'], size: 85.7 },
  {
    ...ITALIC,
    local: ['Times New Roman Italic', 'TimesNewRomanPS-ItalicMT', 'Liberation Serif Italic'],
    size: 98.5,
  },
  { ...ITALIC, local: ['Georgia Italic', 'Georgia-Italic'], size: 88.4 },
  { ...LIBRE_FRANKLIN, weight: TEXT, local: ['Noto Sans', 'NotoSans-Regular'], size: 98.1 },
  { ...LIBRE_FRANKLIN, weight: BOLD, local: ['Noto Sans Bold', 'NotoSans-Bold'], size: 95.6 },
  { ...LIBRE_FRANKLIN, weight: TEXT, local: ['Roboto', 'Roboto-Regular'], size: 104.5 },
  { ...LIBRE_FRANKLIN, weight: BOLD, local: ['Roboto Bold', 'Roboto-Bold'], size: 106.4 },
  { ...LIBRE_FRANKLIN, weight: TEXT, local: ['Segoe UI', 'SegoeUI'], size: 104.9 },
  { ...LIBRE_FRANKLIN, weight: BOLD, local: ['Segoe UI Bold', 'SegoeUI-Bold'], size: 101.2 },
  {
    ...LIBRE_FRANKLIN,
    weight: TEXT,
    local: ['Arial', 'ArialMT', 'Helvetica', 'Liberation Sans'],
    size: 104.3,
  },
  {
    ...LIBRE_FRANKLIN,
    weight: BOLD,
    local: ['Arial Bold', 'Arial-BoldMT', 'Helvetica-Bold', 'Liberation Sans Bold'],
    size: 100.2,
  },
];

/**
 * Returns a `@font-face` rule for a fallback. The overrides apply to the adjusted size, so the web font's own heights are
 * divided by it.
 */
function fallbackFace({ family, weight, isItalic, local, size, ascent, descent }: Fallback): string {
  const percent = (share: number) => `${((share / size) * 10_000).toFixed(1)}%`;
  const sources = local.map((name) => `local("${name}")`).join();
  const style = isItalic ? 'font-style:italic;' : '';
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};${style}size-adjust:${size}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}

function webFace(face: Face, part: FontPart): string {
  const weight = face.style === 'italic' ? '400' : WEIGHTS;
  return `@font-face{font-family:"${face.family}";src:url(${FONTS_PATH}${getFile(face, part)}) format("woff2");font-weight:${weight};font-style:${face.style};font-display:swap;unicode-range:${FONT_RANGES[part]}}`;
}

/** Returns the `@font-face` rules of the web fonts and of their fallback faces. */
export function fontFaces(): string {
  const faces = FACES.flatMap((face) => face.parts.map((part) => webFace(face, part)));
  return [...faces, ...FALLBACKS.map(fallbackFace)].join('');
}
