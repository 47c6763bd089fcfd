import type { Areas } from '@broadsheet/block-kit';
import { countBlocks, PageColumn, PageFrame, RailColumns } from '@broadsheet/story';

/** Area names in document order; stored page documents use them. */
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

/** With fewer blocks than this a column is marked empty. */
const FEWEST = 2;

/** A main column in two parts and a rail in three; the frames of the page stay without blocks in them. */
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
