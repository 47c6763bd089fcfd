import { createFormat } from '@broadsheet/block-kit';
import { getSchedule, getScheduleState } from '@broadsheet/page-document';
import type { PageRule } from '../CheckedPage.ts';
import { describeFinding } from '../describeFinding.ts';

/** Finds blocks that readers no longer see because the end of their schedule has passed. */
export const endedSchedule: PageRule = ({ nodes, blocks, site, now }) => {
  const format = createFormat(site);
  return nodes.flatMap((node) => {
    const { until } = getSchedule(node);
    if (until === undefined || getScheduleState(node, now) !== 'ended') return [];
    const titled = { block: node.block, blockTitle: blocks.get(node.block)?.title ?? node.block };
    const described = describeFinding('ended-schedule', { ...titled, since: format.dateTime(until, 'UTC') });
    // The page builder writes the moment in its editor's language.
    const values = { ...titled, since: new Date(until).toISOString() };
    return [
      {
        kind: 'ended-schedule',
        severity: 'warns' as const,
        blockId: node.id,
        ...described,
        says: { ...described.says, values },
      },
    ];
  });
};
