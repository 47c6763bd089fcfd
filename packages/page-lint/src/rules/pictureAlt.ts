import { findImageCompanion } from '@broadsheet/block-kit';
import type { FieldSchema } from '@broadsheet/block-kit';
import type { PageRule } from '../CheckedPage.ts';
import { describeFinding } from '../describeFinding.ts';

/** What tells the images for wide and narrow windows apart, of which one place shows one at a time. */
const WINDOW = /Desktop|Large|Mobile|Small/;

const isFilled = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

/** Counts the places of images that an editor chose and neither described nor called decoration. */
function countMissing(schema: FieldSchema, stored: Readonly<Record<string, unknown>>): number {
  const decided = new Map<string, boolean>();
  for (const [imageName, { kind }] of Object.entries(schema)) {
    const alt = kind === 'image' ? findImageCompanion(schema, { imageName, role: 'alt' }) : undefined;
    if (alt === undefined || !isFilled(stored[imageName])) continue;
    const place = imageName.replace(WINDOW, '');
    // An empty text is stored where the editor decided that the image is decoration.
    decided.set(place, decided.get(place) === true || typeof stored[alt] === 'string');
  }
  return [...decided.values()].filter((isDecided) => !isDecided).length;
}

/** Finds images that editors chose for a block and that have no alternative text there, where the block shows images. */
export const pictureAlt: PageRule = (page) => {
  const images = page.markup.elements.filter(({ name }) => name === 'img');
  const shown = new Set(images.map((image) => page.blockOf(image).blockId));
  return page.nodes.flatMap(({ id, block, fields }) => {
    const n = shown.has(id) ? countMissing(page.blocks.get(block)?.fields ?? {}, fields) : 0;
    if (n === 0) return [];
    return [
      {
        kind: 'image-alt',
        severity: 'warns' as const,
        blockId: id,
        ...describeFinding('image-alt.missing', { n }, { hinted: 'image-alt.place' }),
      },
    ];
  });
};
