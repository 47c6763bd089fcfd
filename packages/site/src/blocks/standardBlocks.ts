import type { Block } from '@broadsheet/block-kit';

/**
 * Every block that the site is built with: a folder under `blocks/` is registered automatically. In a publisher's folder
 * `build/siteModules.ts` writes this list, and the tables in `client/`, with the publisher's own blocks.
 */
const modules = import.meta.glob<{ readonly block: Block }>('../../../../blocks/*/src/block.ts', {
  eager: true,
});

export const standardBlocks: readonly Block[] = Object.values(modules).map(({ block }) => block);
