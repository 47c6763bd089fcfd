/** The limits of a section on a page (time, screens, readers) as limits of its blocks, which outlive the section there. */
import { getSchedule, parseMoment } from '@broadsheet/page-document';
import type { BlockNode, ReaderKind } from '@broadsheet/page-document';

type Member = 'showFrom' | 'showUntil';

/** Returns the later of two starts or the earlier of two ends, as it is written. A text that is no moment limits nothing. */
function chooseMoment(node: BlockNode, reference: BlockNode, member: Member): string | undefined {
  const [own, handed] = [node[member], reference[member]];
  const [ownMoment, handedMoment] = [own, handed].map((text) => text && parseMoment(text));
  if (typeof handedMoment !== 'number') return own ?? handed;
  if (typeof ownMoment !== 'number') return handed;
  const isHandedStricter = member === 'showFrom' ? handedMoment > ownMoment : handedMoment < ownMoment;
  return isHandedStricter ? handed : own;
}

/** Returns the kinds of readers that two limits have in common; `undefined` without a limit. */
function intersect(
  own: readonly ReaderKind[] | undefined,
  handed: readonly ReaderKind[] | undefined,
): readonly ReaderKind[] | undefined {
  if (own === undefined || handed === undefined) return own ?? handed;
  return own.filter((kind) => handed.includes(kind));
}

const isEmptySchedule = (node: BlockNode): boolean => {
  const { from, until } = getSchedule(node);
  return from !== undefined && until !== undefined && until <= from;
};

/**
 * Returns a block of a section with the limits of the section's reference and its own; `undefined` if no reader ever sees the
 * block there, because the limits exclude each other.
 */
export function handDownLimits(reference: BlockNode, node: BlockNode): BlockNode | undefined {
  const showFrom = chooseMoment(node, reference, 'showFrom');
  const showUntil = chooseMoment(node, reference, 'showUntil');
  const hideOn = node.hideOn ?? reference.hideOn;
  const showTo = intersect(node.showTo, reference.showTo);
  const limited: BlockNode = {
    ...node,
    ...(showFrom !== undefined && { showFrom }),
    ...(showUntil !== undefined && { showUntil }),
    ...(hideOn !== undefined && { hideOn }),
    ...(showTo !== undefined && { showTo }),
  };
  const isHiddenEverywhere = reference.hideOn !== undefined && hideOn !== reference.hideOn;
  const isNeverShown = isEmptySchedule(limited) && !isEmptySchedule(node);
  return isHiddenEverywhere || isNeverShown || showTo?.length === 0 ? undefined : limited;
}
