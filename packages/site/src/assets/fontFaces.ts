/**
 * The two voices of the house, self-hosted (SIL Open Font License), in parts that a page loads as it uses their
 * characters. A font that is not there when a page is first drawn is left for the next page (`optional`), so text never
 * changes its shape under a reader; the fallback faces are stretched to the same width, so that both pages look alike.
 */
import { FONT_RANGES } from './fontRanges.ts';
import type { FontPart } from './fontRanges.ts';

const FONTS_PATH = '/assets/fonts/';
/** Of the variable files; `packages/site/fonts/subset.mjs` cuts them. */
const WEIGHTS = '400 800';

interface Face {
  readonly family: string;
  /** First part of the names of the files. */
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

function fileOf({ file, style }: Face, part: FontPart): string {
  return `${file}-${part}-${style}.woff2`;
}

/** Files to serve below `/assets/fonts/`. */
export const FONT_FILES: readonly string[] = FACES.flatMap((face) =>
  face.parts.map((part) => fileOf(face, part)),
);

/** What the first screen of nearly every page uses. */
export const PRELOADED_FONTS: readonly string[] = [
  `${FONTS_PATH}newsreader-basic-normal.woff2`,
  `${FONTS_PATH}libre-franklin-basic-normal.woff2`,
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
 * table of the Capsize project). In shares of the font size, regular and bold: Newsreader 0.4285 and (600) 0.4500, Libre
 * Franklin 0.4650 and (700) 0.4810; Georgia 0.4458 and 0.5186, Times New Roman 0.4063 and 0.4326, Noto Serif 0.4810 and
 * (600) 0.5000; Arial and Helvetica 0.4458 and 0.4800, Roboto 0.4448 and 0.4521, Segoe UI 0.4434 and 0.4751, Noto Sans
 * 0.4740 and 0.5030. Liberation Serif and Sans have the widths of Times New Roman and Arial.
 * Of faces that are there together the last one counts, so those that a reader is likelier to know come later.
 */
const FALLBACKS: readonly Fallback[] = [
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

/** The overrides count in the adjusted size, so the web font's own heights are divided by it. */
function fallbackFace({ family, weight, local, size, ascent, descent }: Fallback): string {
  const percent = (share: number) => `${((share / size) * 10_000).toFixed(1)}%`;
  const sources = local.map((name) => `local("${name}")`).join();
  return `@font-face{font-family:"${family}";src:${sources};font-weight:${weight};size-adjust:${size}%;ascent-override:${percent(ascent)};descent-override:${percent(descent)};line-gap-override:0%}`;
}

function webFace(face: Face, part: FontPart): string {
  const weight = face.style === 'italic' ? '400' : WEIGHTS;
  return `@font-face{font-family:"${face.family}";src:url(${FONTS_PATH}${fileOf(face, part)}) format("woff2");font-weight:${weight};font-style:${face.style};font-display:optional;unicode-range:${FONT_RANGES[part]}}`;
}

/** The `@font-face` rules of the web fonts and of the faces that stand in for them. */
export function fontFaces(): string {
  const faces = FACES.flatMap((face) => face.parts.map((part) => webFace(face, part)));
  return [...faces, ...FALLBACKS.map(fallbackFace)].join('');
}
