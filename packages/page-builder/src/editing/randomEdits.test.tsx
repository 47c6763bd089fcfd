/** Hundreds of edits at random, through the actions that the keys and the mouse of the editor call. */
import { createReference } from '@broadsheet/page-document';
import type { BlockNode, PageDocument } from '@broadsheet/page-document';
import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogue, EditingPage } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { printCopied } from './copiedBlocks.ts';
import { useEditing } from './Editing.ts';
import type { Editing } from './Editing.ts';

const EDITS = 300;
/** The number of blocks from which a page is made smaller. */
const LARGE = 40;

/** Returns a function that draws numbers at random, the same ones in every run. */
function createDraws(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const idsIn = ({ id, children }: BlockNode): readonly string[] => [id, ...children.flatMap(idsIn)];
const idsOf = ({ areas }: PageDocument): readonly string[] => Object.values(areas).flat().flatMap(idsIn);

function Seen({ onSeen }: { readonly onSeen: (editing: Editing) => void }) {
  onSeen(useEditing());
  return null;
}

function open(page: PageDocument): Editing {
  const seen: { editing?: Editing } = {};
  renderBuilder(
    <EditingPage page={page} onStore={() => undefined}>
      <Seen onSeen={(editing) => (seen.editing = editing)} />
    </EditingPage>,
  );
  if (seen.editing === undefined) throw new Error('The page was not opened.');
  return seen.editing;
}

type Action = (editing: Editing, draw: (below: number) => number) => void;

const DIRECTIONS = ['up', 'down', 'in', 'out'] as const;

/** What an editor does, each with one block or with all that are selected. */
const ACTIONS: readonly Action[] = [
  (editing, draw) => editing.duplicate(pick(editing, draw)),
  (editing, draw) => editing.remove(pick(editing, draw)),
  (editing, draw) => editing.move(pick(editing, draw), DIRECTIONS[draw(4)] ?? 'up'),
  (editing, draw) =>
    editing.move(pick(editing, draw), {
      container: { kind: 'area', area: draw(2) === 0 ? 'main' : 'rail' },
      index: 0,
    }),
  (editing) => void editing.paste(printCopied(editing.copied(false))),
  (editing) => {
    const cut = editing.copied(true);
    editing.removeSelected();
    if (cut.length > 0) editing.paste(printCopied(cut));
  },
  (editing, draw) => editing.insertSection(draw(2) === 0 ? 'footer' : 'header'),
  (editing, draw) => editing.insert(catalogue.blocks[draw(4)] ?? catalogue.blocks[0] ?? none()),
  (editing, draw) =>
    void editing.edit({
      kind: 'setFields',
      id: pick(editing, draw),
      set: { text: String(draw(99)) },
      unset: [],
    }),
];

function none(): never {
  throw new Error('The catalogue is empty.');
}

function pick({ store }: Editing, draw: (below: number) => number): string {
  const ids = idsOf(store.get().page);
  return ids[draw(ids.length)] ?? '';
}

function selectAtRandom(editing: Editing, draw: (below: number) => number): void {
  const order = idsOf(editing.store.get().page);
  if (order.length === 0) return;
  editing.select(pick(editing, draw));
  if (draw(2) === 0) editing.selectTo(pick(editing, draw), order);
  if (draw(3) === 0) editing.toggle(pick(editing, draw));
}

/** Removes most blocks of a page that has become large, so that hundreds of edits stay quick. */
function shrink(editing: Editing): void {
  const ids = idsOf(editing.store.get().page);
  if (ids.length <= LARGE) return;
  editing.selectAll(ids.slice(0, ids.length - 5));
  editing.removeSelected();
}

const start = pageWith({
  main: [block('a1'), block('chain', block('b1'), block('c1')), createReference('r1', 'header')],
  rail: [block('a2'), block('b2')],
});

it.each([1, 20_261_129, 7_654_321])(
  '300 edits with several blocks, the clipboard and shared sections are undone to the start and done again (%i)',
  (seed) => {
    const draw = createDraws(seed);
    const editing = open(start);
    const pages: PageDocument[] = [];
    act(() => {
      for (let count = 0; count < EDITS; count += 1) {
        const { page } = editing.store.get();
        selectAtRandom(editing, draw);
        ACTIONS[draw(ACTIONS.length)]?.(editing, draw);
        if (editing.store.get().page !== page) pages.push(page);
        shrink(editing);
      }
    });
    const end = editing.store.get().page;
    expect(pages.length).toBeGreaterThan(EDITS / 2);
    expect(new Set(idsOf(end)).size).toBe(idsOf(end).length);
    act(() => {
      for (let count = 0; count < 2 * EDITS; count += 1) editing.undo();
    });
    expect(editing.store.get().page).toEqual(start);
    act(() => {
      for (let count = 0; count < 2 * EDITS; count += 1) editing.redo();
    });
    expect(editing.store.get().page).toEqual(end);
  },
);
