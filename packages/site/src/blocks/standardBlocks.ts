import type { Block } from '@broadsheet/block-kit';

/** Every block of the workspace: a folder under `blocks/` is registered automatically. */
const modules = import.meta.glob<{ readonly block: Block }>('../../../../blocks/*/src/block.ts', {
  eager: true,
});

export const standardBlocks: readonly Block[] = Object.values(modules).map(({ block }) => block);
