import type { Block } from '@broadsheet/block-kit';

const modules = import.meta.glob<{ readonly block: Block }>('../../../../blocks/*/src/block.ts', {
  eager: true,
});

/** The folder of each block, by its name: several are called otherwise in documents than on disk. */
export const folders: ReadonlyMap<string, string> = new Map(
  Object.entries(modules).map(([path, { block }]) => [
    block.name,
    /\/blocks\/([^/]+)\//.exec(path)?.[1] ?? '',
  ]),
);
