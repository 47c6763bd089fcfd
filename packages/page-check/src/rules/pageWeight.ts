import type { PageRule } from '../CheckedPage.ts';
import type { Finding } from '../Finding.ts';
import { byBlock, count, heardElements } from './elements.ts';

/** What a page may weigh before its editor is told. */
export const PAGE_BUDGET = {
  /** Of the document, before compression. */
  htmlBytes: 300_000,
  /** Of all script that may come to the page, compressed. */
  scriptBytes: 150_000,
  images: 80,
  /** Width or height of an image as the page says it. */
  pixels: 4_000,
} as const;

const KILO = 1_000;
const inKilobytes = (bytes: number): string => `${Math.round(bytes / KILO)} KB`;

const warning = (sentence: string, hint: string): Finding => ({
  kind: 'page-weight',
  severity: 'warns',
  sentence,
  hint,
});

const isLarge = (pixels: string | undefined): boolean => Number(pixels ?? 0) > PAGE_BUDGET.pixels;

/** A page against its budget: markup, script, images, and images that say no size and so move the page. */
export const pageWeight: PageRule = (page) => {
  const { markup, scripts } = page;
  const images = heardElements(page, 'img');
  const script = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
  const findings: Finding[] = [];
  if (markup.bytes > PAGE_BUDGET.htmlBytes)
    findings.push(
      warning(
        `The page has ${inKilobytes(markup.bytes)} of markup; its budget is ${inKilobytes(PAGE_BUDGET.htmlBytes)}.`,
        'Show fewer stories, or let blocks far down load when readers come near.',
      ),
    );
  if (script > PAGE_BUDGET.scriptBytes)
    findings.push(
      warning(
        `The blocks of the page bring up to ${inKilobytes(script)} of script; its budget is ${inKilobytes(PAGE_BUDGET.scriptBytes)}.`,
        'The palette says what each block weighs.',
      ),
    );
  if (images.length > PAGE_BUDGET.images)
    findings.push(
      warning(
        `The page has ${count(images.length, 'image')}; its budget is ${PAGE_BUDGET.images}.`,
        'Show fewer, or lists without images.',
      ),
    );
  const large = images.filter(({ attributes: { width, height } }) => isLarge(width) || isLarge(height));
  for (const { about, found } of byBlock(page, large))
    findings.push({
      ...warning(
        `${count(found.length, 'image')} of this block ${found.length === 1 ? 'is' : 'are'} more than ${PAGE_BUDGET.pixels} pixels wide or high.`,
        'Choose a smaller rendition.',
      ),
      ...about,
    });
  return findings;
};
