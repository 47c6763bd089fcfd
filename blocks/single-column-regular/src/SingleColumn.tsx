import type { Areas } from '@broadsheet/block-kit';
import { countBlocks, PageColumn, PageFrame } from '@broadsheet/story-ui';

/** The names of the areas in document order; stored page documents use them, including the capital letter. */
export const AREAS = ['navigation', 'fullWidth', 'body', 'footer'] as const;

/** Renders one column; areas without blocks are left out, and a page without blocks is empty. */
export function SingleColumn({ areas }: { readonly areas: Areas }) {
  return (
    <PageFrame navigation={areas['navigation']} footer={areas['footer']}>
      {areas['fullWidth']}
      {countBlocks(areas['body']) > 0 && <PageColumn>{areas['body']}</PageColumn>}
    </PageFrame>
  );
}
