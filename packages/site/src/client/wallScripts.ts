/**
 * The script of a locked story's wall, and the code that requests the rest of the story: one file for a page on which both
 * always come together.
 */
import type { Enhance } from '@broadsheet/block-kit';
import { byName } from './moduleName.ts';

export { openStory } from '@broadsheet/engine/stories';

export const walls = byName(
  import.meta.glob<Enhance>('../../../../blocks/paywall/src/*.enhance.ts', {
    eager: true,
    import: 'enhance',
  }),
);
