import type { PageRule } from '../CheckedPage.ts';
import { byBlock, count, heardElements, quote } from './elements.ts';

const FILE_NAME = /^[^\s]+\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Images that say nothing to whoever cannot see them: no alternative text, or the name of a file for one. */
export const imageAlt: PageRule = (page) => {
  const images = heardElements(page, 'img');
  const missing = byBlock(
    page,
    images.filter(({ attributes }) => attributes['alt'] === undefined),
  ).map(({ about, found }) => ({
    kind: 'image-alt',
    severity: 'warns' as const,
    ...about,
    sentence: `${count(found.length, 'image')} of this block ${found.length === 1 ? 'has' : 'have'} no alternative text.`,
    hint: 'Say in a few words what is to be seen.',
  }));
  const named = images
    .filter(({ attributes }) => FILE_NAME.test(attributes['alt']?.trim() ?? ''))
    .map((image) => ({
      kind: 'image-alt',
      severity: 'warns' as const,
      ...page.blockOf(image),
      sentence: `The alternative text ${quote(image.attributes['alt'] ?? '')} is the name of a file.`,
      hint: 'Say in a few words what is to be seen.',
    }));
  return [...missing, ...named];
};
