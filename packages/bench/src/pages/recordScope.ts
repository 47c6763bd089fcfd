import type { Block, ContentScope } from '@broadsheet/block-kit';

/** Returns the same blocks; `tell` is called with the page for which the engine prepares them. */
export function recordScope(
  blocks: readonly Block[],
  record: (scope: ContentScope) => void,
): readonly Block[] {
  return blocks.map((block) => ({
    ...block,
    prepare(stored) {
      const prepared = block.prepare(stored);
      return {
        ...prepared,
        requests(scope) {
          record(scope);
          return prepared.requests(scope);
        },
      };
    },
  }));
}
