/** When readers see a block: from one moment until another, both optional. */
import type { BlockNode, PageDocument } from '../document/PageDocument.ts';
import { walkPage } from '../document/nodes.ts';

/** The moments in milliseconds since 1970; absent: without a start or an end. */
export interface BlockSchedule {
  readonly from?: number | undefined;
  readonly until?: number | undefined;
}

export type ScheduleState = 'upcoming' | 'shown' | 'ended';

/** An ISO 8601 date with a time and a zone, without which it would be another moment on each machine. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

/** Parses a moment as a page document stores it, to milliseconds since 1970; `undefined` for any other text. */
export function parseMoment(written: string): number | undefined {
  const moment = MOMENT.test(written) ? Date.parse(written) : Number.NaN;
  return Number.isNaN(moment) ? undefined : moment;
}

/** Returns when readers see a block. A moment that cannot be read is no limit; the check of the page reports it. */
export function getSchedule({
  showFrom,
  showUntil,
}: Pick<BlockNode, 'showFrom' | 'showUntil'>): BlockSchedule {
  return {
    from: showFrom === undefined ? undefined : parseMoment(showFrom),
    until: showUntil === undefined ? undefined : parseMoment(showUntil),
  };
}

/** Returns whether a block is shown at a moment: from its start on, and until just before its end. */
export function getScheduleState(
  node: Pick<BlockNode, 'showFrom' | 'showUntil'>,
  now: number,
): ScheduleState {
  const { from = Number.NEGATIVE_INFINITY, until = Number.POSITIVE_INFINITY } = getSchedule(node);
  if (now >= until) return 'ended';
  return now < from ? 'upcoming' : 'shown';
}

/** Lists the moments at which blocks of a page begin or end to be shown, each once, the earliest first. */
export function listEdges(page: PageDocument): readonly number[] {
  const edges = new Set<number>();
  for (const { node } of walkPage(page)) {
    if (node.showFrom === undefined && node.showUntil === undefined) continue;
    const { from, until } = getSchedule(node);
    if (from !== undefined) edges.add(from);
    if (until !== undefined) edges.add(until);
  }
  return [...edges].toSorted((one, other) => one - other);
}
