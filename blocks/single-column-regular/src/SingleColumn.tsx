import type { Areas } from '@broadsheet/block-kit';
import { countBlocks, PageColumn, PageFrame } from '@broadsheet/story';

/** Area names in document order; stored page documents use them, capital included. */
export const AREAS = ['navigation', 'fullWidth', 'body', 'footer'] as const;

/** One column; parts without blocks are left out, and a page without any is nothing. */
export function SingleColumn({ areas }: { readonly areas: Areas }) {
  return (
    <PageFrame navigation={areas['navigation']} footer={areas['footer']}>
      {areas['fullWidth']}
      {countBlocks(areas['body']) > 0 && <PageColumn>{areas['body']}</PageColumn>}
    </PageFrame>
  );
}
