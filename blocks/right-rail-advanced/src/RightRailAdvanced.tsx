import type { Areas } from '@broadsheet/block-kit';
import { countBlocks, PageColumn, PageFrame, RailColumns } from '@broadsheet/story-ui';

/** The names of the areas in document order; stored page documents use them. */
export const AREAS = [
  'navigation',
  'fullwidth1',
  'main-1',
  'main-2',
  'rightrail-top',
  'rightrail-middle',
  'rightrail-bottom',
  'fullwidth2',
  'footer',
] as const;

type AreaName = (typeof AREAS)[number];

const MAIN: readonly AreaName[] = ['main-1', 'main-2'];
const RAIL: readonly AreaName[] = ['rightrail-top', 'rightrail-middle', 'rightrail-bottom'];

/** A column with fewer blocks than this is marked as empty. */
const FEWEST = 2;

/** Renders a main column in two parts and a rail in three; the page's frames are rendered even without blocks in them. */
export function RightRailAdvanced({ areas }: { readonly areas: Areas }) {
  const parts = (names: readonly AreaName[]) =>
    names.map((name) => <PageColumn key={name}>{areas[name]}</PageColumn>);
  const mark = (names: readonly AreaName[]) =>
    names.reduce((count, name) => count + countBlocks(areas[name]), 0) < FEWEST || undefined;
  return (
    <PageFrame navigation={areas['navigation']} footer={areas['footer']} keepsEmpty>
      <PageColumn>{areas['fullwidth1']}</PageColumn>
      <RailColumns>
        <PageColumn data-empty={mark(MAIN)}>{parts(MAIN)}</PageColumn>
        <PageColumn as="aside" data-empty={mark(RAIL)}>
          {parts(RAIL)}
        </PageColumn>
      </RailColumns>
      <PageColumn>{areas['fullwidth2']}</PageColumn>
    </PageFrame>
  );
}
