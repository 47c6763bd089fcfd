import type { Block } from '@broadsheet/block-kit';

const modules = import.meta.glob<{ readonly block: Block }>('../../../../blocks/*/src/block.ts', {
  eager: true,
});

/** Every block of the workspace, as the site registers it. */
export const blocks: readonly Block[] = Object.values(modules).map(({ block }) => block);
