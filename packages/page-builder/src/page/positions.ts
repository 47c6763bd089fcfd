/** Where blocks go: pure, so that mouse and keyboard put them by the same rules. */
import type { BlockKind } from '@broadsheet/block-kit';
import { findNode, listOf } from '@broadsheet/page-document';
import type { Container, PageDocument, Position } from '@broadsheet/page-document';

export interface Ground {
  readonly page: PageDocument;
  /** Areas of the page's layout, in document order. */
  readonly areas: readonly string[];
  readonly kindOf: (block: string) => BlockKind | undefined;
}

const lengthOf = (page: PageDocument, container: Container): number => listOf(page, container)?.length ?? 0;

const inArea = (area: string, index: number): Position => ({ container: { kind: 'area', area }, index });

/** The area that a page is about: the layout's `main` or `body`, else its first. */
const mainArea = (areas: readonly string[]): string =>
  areas.find((area) => /^(?:main|body)/.test(area)) ?? areas[0] ?? 'main';

/** The areas in which nothing stands, where the page has nothing in its main area yet; none on any other page. */
export function getOpenAreas({ page, areas }: Pick<Ground, 'page' | 'areas'>): readonly string[] {
  const isOpen = (area: string) => lengthOf(page, { kind: 'area', area }) === 0;
  return isOpen(mainArea(areas)) ? areas.filter(isOpen) : [];
}

/** What an editor has pointed at. */
export interface Aim {
  readonly selected?: string | undefined;
  readonly chosenArea?: string | undefined;
}

/**
 * Where a new block goes: to the end of the chosen area, into the selected chain, after any other block, or to the end of the
 * main area.
 */
export function getInsertPosition({ page, areas, kindOf }: Ground, { selected, chosenArea }: Aim): Position {
  const found = selected === undefined ? undefined : findNode(page, selected);
  if (found === undefined) {
    const area = chosenArea ?? mainArea(areas);
    return inArea(area, lengthOf(page, { kind: 'area', area }));
  }
  const { node, position } = found;
  if (kindOf(node.block) === 'chain')
    return { container: { kind: 'block', id: node.id }, index: node.children.length };
  return { container: position.container, index: position.index + 1 };
}

/** `up` and `down` go through the page, out of chains and into the next area; `in` and `out` enter and leave a chain. */
export type Direction = 'up' | 'down' | 'in' | 'out';

function beside(ground: Ground, position: Position, step: -1 | 1): Position | undefined {
  const { page, areas } = ground;
  const { container } = position;
  if (container.kind === 'block') {
    const parent = findNode(page, container.id)?.position;
    return parent && { container: parent.container, index: parent.index + (step === 1 ? 1 : 0) };
  }
  const area = areas[areas.indexOf(container.area) + step];
  if (area === undefined || !areas.includes(container.area)) return undefined;
  return inArea(area, step === 1 ? 0 : lengthOf(page, { kind: 'area', area }));
}

function vertical(ground: Ground, position: Position, step: -1 | 1): Position | undefined {
  const { container } = position;
  const index = position.index + step;
  const last = lengthOf(ground.page, container) - 1;
  if (index >= 0 && index <= last) return { container, index };
  return beside(ground, position, step);
}

/** Where a block goes when it is moved by key, counted in the page without it; `undefined` where it cannot go further. */
export function getMovePosition(
  ground: Ground,
  { id, direction }: { readonly id: string; readonly direction: Direction },
): Position | undefined {
  const found = findNode(ground.page, id);
  if (found === undefined) return undefined;
  const { position } = found;
  switch (direction) {
    case 'up':
      return vertical(ground, position, -1);
    case 'down':
      return vertical(ground, position, 1);
    case 'out':
      return position.container.kind === 'block' ? beside(ground, position, 1) : undefined;
    case 'in': {
      const before = listOf(ground.page, position.container)?.[position.index - 1];
      if (before === undefined || ground.kindOf(before.block) !== 'chain') return undefined;
      return { container: { kind: 'block', id: before.id }, index: before.children.length };
    }
  }
}

/** A position among the blocks that stand there now, as a drag shows it, counted in the page without the dragged block. */
export function withoutBlock(
  page: PageDocument,
  { id, to }: { readonly id: string; readonly to: Position },
): Position {
  const from = findNode(page, id)?.position;
  if (from === undefined) return to;
  const isSame =
    from.container.kind === 'area'
      ? to.container.kind === 'area' && to.container.area === from.container.area
      : to.container.kind === 'block' && to.container.id === from.container.id;
  return isSame && from.index < to.index ? { ...to, index: to.index - 1 } : to;
}
