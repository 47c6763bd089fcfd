import type { Areas } from '@broadsheet/block-kit';
import { countBlocks, PageColumn, PageFrame, RailColumns } from '@broadsheet/story-ui';

/** The names of the areas in document order; stored page documents use them. */
export const AREAS = ['navigation', 'fullwidth1', 'main', 'rightrail', 'fullwidth2', 'footer'] as const;

/** Renders a main column with a rail beside it; areas without blocks are left out. */
export function RightRail({ areas }: { readonly areas: Areas }) {
  return (
    <PageFrame navigation={areas['navigation']} footer={areas['footer']}>
      {areas['fullwidth1']}
      <RailColumns>
        <PageColumn>{areas['main']}</PageColumn>
        {countBlocks(areas['rightrail']) > 0 && <PageColumn as="aside">{areas['rightrail']}</PageColumn>}
      </RailColumns>
      {areas['fullwidth2']}
    </PageFrame>
  );
}
