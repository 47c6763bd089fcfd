import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { RenderedBuilder } from '../../test/renderBuilder.tsx';
import type { PageStore } from '../page/createPageStore.ts';
import { Outline } from './Outline.tsx';

const sample = pageWith({ main: [block('a1'), block('chain1', block('b1')), block('gone1')] });
let store: PageStore;
let rendered: RenderedBuilder;
const [onInsert, onOpen] = [vi.fn(), vi.fn()];

function open({ canEdit = true, page = sample } = {}) {
  rendered = renderBuilder(
    <EditingPage page={page} canEdit={canEdit} onStore={(made) => (store = made)}>
      <Outline onInsert={onInsert} onOpen={onOpen} />
    </EditingPage>,
  );
}
const rows = () => screen.getAllByRole('treeitem').map((row) => row.textContent);
const row = (name: string | RegExp) => screen.getByRole('treeitem', { name });
function press(key: string, modifiers: { altKey?: boolean; ctrlKey?: boolean } = {}) {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
}

beforeEach(() => vi.clearAllMocks());

describe('the outline', () => {
  it('lists the page, its areas and the blocks in them, with what is empty and what is not installed', async () => {
    open();
    expect(rows()).toEqual([
      'Page: Front page',
      'Main column',
      'Headline',
      'Two columns',
      'Byline',
      'gone (not installed)',
      'rail · Empty',
    ]);
    expect(row('Byline').getAttribute('aria-level')).toBe('4');
    await expectAccessible(rendered.container);
  });

  it('reaches blocks and areas whose names in the document are unusual', () => {
    const odd = { ...block('b1'), id: 'it"s\\]' };
    open({ page: pageWith({ main: [block('a1'), odd], 'left "rail"': [] }) });
    row('Headline').focus();
    fireEvent.click(row('Headline'));
    press('ArrowDown');
    expect(document.activeElement).toBe(row('Byline'));
    press('End');
    expect(document.activeElement?.textContent).toBe('left "rail" · Empty');
  });

  it('acts on the row that has the focus, also where a screen reader brought it there', () => {
    open();
    fireEvent.click(row('Headline'));
    row('Byline').focus();
    press('Delete');
    expect(rows()).not.toContain('Byline');
    expect(rows()).toContain('Headline');
    row('Headline').focus();
    press('Enter');
    expect([store.get().selected, onOpen.mock.calls.length]).toEqual(['a1', 1]);
  });

  it('has one row that Tab goes to, and arrow keys go on from there', () => {
    open();
    expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    row(/^Page/).focus();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown']) press(key);
    expect(document.activeElement?.textContent).toBe('Byline');
    expect(store.get().selected).toBe('b1');
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toBe('Two columns');
    press('End');
    press('Home');
    expect(document.activeElement).toBe(row(/^Page/));
  });
});

describe('by key', () => {
  it('a block is moved out of its chain and back, and its place is told', () => {
    open();
    fireEvent.click(row('Byline'));
    press('ArrowUp', { altKey: true });
    expect(describePage(store.get().page)).toBe('main: a1 b1 chain1 gone1');
    expect(rendered.announced.at(-1)).toBe('Byline moved to the area Main column, 2 of 4.');
    press('ArrowDown', { altKey: true });
    press('ArrowRight', { altKey: true });
    expect(describePage(store.get().page)).toBe('main: a1 chain1(b1) gone1');
    expect(rendered.announced.at(-1)).toBe('Byline moved to the block Two columns, 1 of 1.');
  });

  it('a block is deleted, its neighbour gets the focus, and it can be brought back', () => {
    open();
    fireEvent.click(row('Byline'));
    press('Delete');
    expect(describePage(store.get().page)).toBe('main: a1 chain1 gone1');
    expect(document.activeElement?.textContent).toBe('Two columns');
    expect(rendered.announced.at(-1)).toContain('Byline deleted');
  });

  it('a block is duplicated under another id', () => {
    open();
    fireEvent.click(row('Headline'));
    press('d', { ctrlKey: true });
    const [first, second] = store.get().page.areas['main'] ?? [];
    expect([first?.block, second?.block]).toEqual(['a', 'a']);
    expect(second?.id).not.toBe(first?.id);
  });

  it('palette and fields are asked for', () => {
    open();
    fireEvent.click(row('Headline'));
    press('Insert');
    press('Enter');
    expect([onInsert.mock.calls.length, onOpen.mock.calls.length]).toEqual([1, 1]);
  });

  it('a block is asked for in an area, which is selected, and is where it goes then', () => {
    open();
    const selected = () =>
      screen.getAllByRole('treeitem', { selected: true }).map(({ textContent }) => textContent);
    expect(selected()).toEqual(['Page: Front page']);
    row(/^Page/).focus();
    press('End');
    expect([store.get().chosenArea, selected()]).toEqual(['rail', ['rail · Empty']]);
    press('Insert');
    expect([onInsert.mock.calls.length, store.get().chosenArea]).toEqual([1, 'rail']);
    fireEvent.click(row('Headline'));
    expect([store.get().chosenArea, selected()]).toEqual([undefined, ['Headline']]);
  });

  it('nothing is changed by whoever may only look', () => {
    open({ canEdit: false });
    fireEvent.click(row('Headline'));
    press('Delete');
    press('ArrowDown', { altKey: true });
    expect(describePage(store.get().page)).toBe('main: a1 chain1(b1) gone1');
  });
});
