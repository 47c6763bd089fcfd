import type { PageRule } from '../CheckedPage.ts';
import { byBlock, announcedElements, shorten } from './elements.ts';
import { describeFinding } from '../describeFinding.ts';

const FILE_NAME = /^[^\s]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Finds images that tell a blind reader nothing: without an alternative text, or with a file name as one. */
export const imageAlt: PageRule = (page) => {
  const images = announcedElements(page, 'img');
  const missing = byBlock(
    page,
    images.filter(({ attributes }) => attributes['alt'] === undefined),
  ).map(({ about, found }) => ({
    kind: 'image-alt',
    severity: 'warns' as const,
    ...about,
    ...describeFinding('image-alt.missing', { n: found.length }),
  }));
  const named = images
    .filter(({ attributes }) => FILE_NAME.test(attributes['alt']?.trim() ?? ''))
    .map((image) => ({
      kind: 'image-alt',
      severity: 'warns' as const,
      ...page.blockOf(image),
      ...describeFinding('image-alt.file', { text: shorten(image.attributes['alt'] ?? '') }),
    }));
  return [...missing, ...named];
};
