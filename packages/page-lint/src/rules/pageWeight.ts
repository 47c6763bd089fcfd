import type { PhraseValues } from '@broadsheet/block-kit';
import type { PageRule } from '../CheckedPage.ts';
import type { Finding } from '../Finding.ts';
import type { FindingPhrase } from '../describeFinding.ts';
import { byBlock, announcedElements } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

/** The sizes above which an editor is warned. */
export const PAGE_BUDGET = {
  /** The size of the HTML document, before compression. */
  htmlBytes: 300_000,
  /** The compressed size of all script that the page may load. */
  scriptBytes: 150_000,
  images: 80,
  /** The width or height of an image as the markup states it. */
  pixels: 4_000,
} as const;

const KILO = 1_000;
const inKilobytes = (bytes: number): number => Math.round(bytes / KILO);

const warning = (name: FindingPhrase, values: PhraseValues): Finding => ({
  kind: 'page-weight',
  severity: 'warns',
  ...describeFinding(name, values),
});

/** Returns a size and its budget in kilobytes. */
const kilobytes = (bytes: number, budget: number): PhraseValues => ({
  size: inKilobytes(bytes),
  budget: inKilobytes(budget),
});

const isLarge = (pixels: string | undefined): boolean => Number(pixels ?? 0) > PAGE_BUDGET.pixels;

/** Compares a page with its budget: size of markup and script, number of images, and dimensions of each image. */
export const pageWeight: PageRule = (page) => {
  const { markup, scripts } = page;
  const images = announcedElements(page, 'img');
  const script = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const findings: Finding[] = [];
  if (markup.bytes > PAGE_BUDGET.htmlBytes)
    findings.push(warning('page-weight.markup', kilobytes(markup.bytes, PAGE_BUDGET.htmlBytes)));
  if (script > PAGE_BUDGET.scriptBytes)
    findings.push(warning('page-weight.script', kilobytes(script, PAGE_BUDGET.scriptBytes)));
  if (images.length > PAGE_BUDGET.images)
    findings.push(warning('page-weight.images', { n: images.length, budget: PAGE_BUDGET.images }));
  const large = images.filter(({ attributes: { width, height } }) => isLarge(width) || isLarge(height));
  for (const { about, found } of byBlock(page, large))
    findings.push({
      ...warning('page-weight.pixels', { n: found.length, limit: PAGE_BUDGET.pixels }),
      ...about,
    });
  return findings;
};
