import type { BlockEntry } from '../catalogue/BlockEntry.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';

/** The blocks for a single story that are preferred, in this order. */
const PREFERRED = ['medium-promo', 'large-promo', 'small-promo'] as const;

/** A block that shows one story, and the field that names it. */
export interface StoryBlock {
  readonly entry: BlockEntry;
  readonly field: string;
}

function findField({ fields }: BlockEntry): string | undefined {
  return Object.entries(fields).find(
    ([, field]) => field.kind === 'content' && [field.schema].flat().includes('ans-item'),
  )?.[0];
}

/** Returns the block in which a story is inserted; `undefined` if none is installed. */
export function findStoryBlock({ blocks, get }: Pick<Catalogue, 'blocks' | 'get'>): StoryBlock | undefined {
  const preferred = PREFERRED.flatMap((name) => get(name) ?? []);
  for (const entry of [...preferred, ...blocks]) {
    const field = findField(entry);
    if (field !== undefined && entry.kind === 'feature') return { entry, field };
  }
  return undefined;
}

/** Returns the value of a field that names a story. @param id the id of the story */
export const nameStory = (id: string) => ({
  contentService: 'content-api',
  contentConfigValues: { _id: id },
});
