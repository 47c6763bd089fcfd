import { content, number } from '@broadsheet/block-kit';
import type { PageDocument } from '@broadsheet/page-document';
import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EditingPage, entry, NO_COLLECTIONS } from '../../test/EditingPage.tsx';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { RenderBuilderOptions, RenderedBuilder } from '../../test/renderBuilder.tsx';
import { createCatalogue } from '../catalogue/Catalogue.ts';
import type { Catalogue } from '../catalogue/Catalogue.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { printCopied } from '../editing/copiedBlocks.ts';
import { useEditing } from '../editing/Editing.ts';
import type { Editing } from '../editing/Editing.ts';
import { Outline } from './Outline.tsx';
import { useOutlineFolds } from './useOutlineRows.ts';

const sample = pageWith({ main: [block('a1'), block('chain1', block('b1')), block('gone1')] });
let store: PageStore;
let paste: Editing['paste'];
let rendered: RenderedBuilder;
const [onInsert, onOpen] = [vi.fn(), vi.fn()];

interface Opening {
  readonly canEdit?: boolean;
  readonly page?: PageDocument;
  readonly blocks?: Catalogue;
  readonly answers?: RenderBuilderOptions['answers'];
}

function open({ canEdit = true, page = sample, blocks, answers }: Opening = {}) {
  rendered = renderBuilder(
    <EditingPage page={page} canEdit={canEdit} onStore={(made) => (store = made)} {...(blocks && { blocks })}>
      <Opened />
    </EditingPage>,
    { ...(answers && { answers }) },
  );
}
function Opened() {
  const { paste: pasteText } = useEditing();
  useEffect(() => {
    paste = pasteText;
  });
  return (
    <Outline onInsert={onInsert} onOpen={onOpen} folds={useOutlineFolds()} collections={NO_COLLECTIONS} />
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
    expect(document.activeElement?.textContent).toBe('Not placed · left "rail" · Empty');
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

describe('the rows', () => {
  const story = { contentService: 'content-api', contentConfigValues: { _id: 'ferry' } };
  const feed = { contentService: 'story-feed-tag', contentConfigValues: { tag: 'ferries', size: 5 } };
  const promo = (id: string, item: object) => ({ ...block(id), block: 'promo', fields: { item } });
  const blocks = createCatalogue([
    entry('promo', { title: 'Promo', fields: { item: content({ label: 'Item', schema: 'ans-item' }) } }),
    entry('a', { title: 'Headline' }),
    entry('columns', { kind: 'layout', areas: ['main'] }),
  ]);
  const page = pageWith({ main: [promo('p1', story), promo('p2', feed), block('a1')] });

  it('show the headline of a story and the source of a list, and mark what the check has found', async () => {
    open({
      page,
      blocks,
      answers: {
        'POST /sources/items': { items: [{ id: 'ferry', headline: 'Ferry aground' }], count: 1 },
        'GET /sources': { sources: [{ name: 'story-feed-tag', label: 'Stories of a tag', params: [] }] },
        'POST /check': {
          findings: [
            { kind: 'x', severity: 'warns', blockId: 'p2', sentence: 'The list is empty.' },
            { kind: 'y', severity: 'stops', blockId: 'a1', sentence: 'No text.' },
          ],
        },
      },
    });
    await screen.findByText('Ferry aground');
    await screen.findByText('Stories of a tag: ferries, 5');
    await rendered.advance(2_000);
    await screen.findByTitle('Problem: No text.');
    expect(row('Headline').querySelector('[data-mark]')?.getAttribute('data-mark')).toBe('stops');
    expect(
      screen.getByTitle('Warning: The list is empty. Stories of a tag: ferries, 5').textContent,
    ).toContain('Promo');
    await expectAccessible(rendered.container);
  });

  it('name the sections, authors and collections of lists, and show those without a name as they are', async () => {
    const param = (name: string, choice?: string) => ({
      name,
      label: name,
      kind: 'text',
      isRequired: false,
      choice,
    });
    const listOf = (id: string, contentService: string, contentConfigValues: object) => ({
      ...block(id),
      block: 'promo',
      fields: { item: { contentService, contentConfigValues } },
    });
    open({
      page: pageWith({
        main: [
          listOf('p1', 'sections', { sections: '/coast, /lost/', size: 5 }),
          listOf('p2', 'author', { slug: 'ada-quill' }),
          listOf('p3', 'collections', { content_alias: 'front-page' }),
          listOf('p4', 'collections', { _id: 'c2' }),
        ],
      }),
      blocks,
      answers: {
        'GET /sources': {
          sources: [
            { name: 'sections', label: 'Sections', params: [param('sections', 'sections')] },
            { name: 'author', label: 'Author', params: [param('slug', 'author')] },
            {
              name: 'collections',
              label: 'Collection',
              searchable: 'collection',
              params: [param('_id'), param('content_alias')],
            },
          ],
        },
        'GET /subjects?kind=section&values=%2Fcoast%2C%2Flost%2F': {
          subjects: [{ value: '/coast', title: 'The coast' }],
        },
        'GET /subjects?kind=author&values=ada-quill': {
          subjects: [{ value: 'ada-quill', title: 'Ada Quill' }],
        },
        'GET /collections': {
          collections: [
            { id: 'c1', name: 'Top of the front page', aliases: [], publishedAliases: ['front-page'] },
            { id: 'c2', name: '', aliases: [] },
          ],
        },
      },
    });
    await screen.findByText('Sections: The coast, /lost/, 5');
    await screen.findByText('Author: Ada Quill');
    await screen.findByText('Collection: Top of the front page');
    expect(await screen.findByText('Collection: c2')).toBeDefined();
  });

  it('are collapsed and expanded by keys and by mouse, and a block selected elsewhere is shown', () => {
    open();
    fireEvent.click(row('Two columns'));
    press('ArrowLeft');
    expect(row('Two columns').getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByRole('treeitem', { name: 'Byline' })).toBeNull();
    press('ArrowRight');
    press('ArrowRight');
    expect(document.activeElement).toBe(row('Byline'));
    const twist = row('Main column').querySelector('[data-twist]');
    if (twist !== null) fireEvent.click(twist);
    expect(rows()).toEqual(['Page: Front page', 'Main column', 'rail · Empty']);
    act(() => store.select('a1'));
    expect(rows()).toContain('Headline');
  });

  it('expand around a block that a key moves into a collapsed chain, and keep the focus on it', () => {
    open({ page: pageWith({ main: [block('chain1', block('b1')), block('a1')] }) });
    fireEvent.click(row('Two columns'));
    press('ArrowLeft');
    expect(screen.queryByRole('treeitem', { name: 'Byline' })).toBeNull();
    fireEvent.click(row('Headline'));
    press('ArrowRight', { altKey: true });
    expect(describePage(store.get().page)).toBe('main: chain1(b1 a1)');
    expect(document.activeElement).toBe(row('Headline'));
    press('ArrowLeft', { altKey: true });
    expect([describePage(store.get().page), document.activeElement]).toEqual([
      'main: chain1(b1) a1',
      row('Headline'),
    ]);
  });

  it('are filtered by title, name and words, and the arrow key goes to the first that is found', () => {
    open();
    const filter = screen.getByRole('searchbox', { name: 'Filter the outline' });
    fireEvent.change(filter, { target: { value: 'byl' } });
    expect(rows()).toEqual(['Page: Front page', 'Main column', 'Two columns', 'Byline']);
    filter.focus();
    press('ArrowDown');
    expect([document.activeElement, store.get().selected]).toEqual([row('Byline'), 'b1']);
    fireEvent.change(filter, { target: { value: 'zebra' } });
    expect(screen.getByText('No matching blocks.')).toBeTruthy();
  });

  it('carry a name of the editors, which is one step of undo', () => {
    open();
    fireEvent.click(row('Headline'));
    press('F2');
    const field = screen.getByRole('textbox', { name: 'Name in the outline' });
    fireEvent.change(field, { target: { value: ' Top  of the page ' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(document.activeElement).toBe(row('Top of the page · Headline'));
    press('Delete');
    expect(rendered.announced.at(-1)).toBe('Top of the page deleted. Press Ctrl+Z to undo.');
    act(() => void store.undo());
    act(() => void store.undo());
    expect(rows()).toContain('Headline');
    row('Headline').focus();
    press('F2');
    fireEvent.change(screen.getByRole('textbox', { name: 'Name in the outline' }), {
      target: { value: 'No' },
    });
    press('Escape');
    expect(rows()).toContain('Headline');
  });
});

describe('the columns of a chain', () => {
  const blocks = createCatalogue([
    entry('chain', { title: 'Columns', kind: 'chain', fields: { columnOne: number({ label: 'One' }) } }),
    entry('a', { title: 'Headline' }),
    entry('columns', { kind: 'layout', areas: ['main'] }),
  ]);
  const chain = { ...block('chain1', block('a1'), block('a2')), fields: { columnOne: 1 } };
  const describeChain = () => {
    const [node] = store.get().page.areas['main'] ?? [];
    return `${String(node?.fields['columnOne'])}: ${node?.children.map(({ id }) => id).join(' ')}`;
  };

  it('are crossed by the keys that move a block', () => {
    open({ page: pageWith({ main: [chain] }), blocks });
    expect(rows()).toEqual([
      'Page: Front page',
      'main',
      'Columns',
      'Column 1',
      'Headline',
      'Column 2',
      'Headline',
    ]);
    fireEvent.click(screen.getAllByRole('treeitem', { name: 'Headline' })[0] ?? row('main'));
    press('ArrowDown', { altKey: true });
    expect(describeChain()).toBe('0: a1 a2');
    expect(rows()).toContain('Column 1 · Empty');
    press('ArrowUp', { altKey: true });
    expect(describeChain()).toBe('1: a1 a2');
  });

  it('keep the other blocks when one is duplicated, deleted or pasted, each in one step of undo', () => {
    open({ page: pageWith({ main: [chain] }), blocks });
    const headlines = () => screen.getAllByRole('treeitem', { name: 'Headline' });
    fireEvent.click(headlines()[0] ?? row('main'));
    press('d', { ctrlKey: true });
    expect(describeChain()).toMatch(/^2: a1 \S+ a2$/);
    act(() => void store.undo());
    expect(describeChain()).toBe('1: a1 a2');
    fireEvent.click(headlines()[0] ?? row('main'));
    press('Delete');
    expect(describeChain()).toBe('0: a2');
    act(() => void store.undo());
    act(() => store.select('a1'));
    act(() => void paste(printCopied([block('a1'), block('a2')])));
    expect(describeChain()).toMatch(/^3: a1 \S+ \S+ a2$/);
    act(() => void store.undo());
    expect(describeChain()).toBe('1: a1 a2');
  });

  it('are chosen for the next block', () => {
    open({ page: pageWith({ main: [chain] }), blocks });
    fireEvent.click(row('Column 1'));
    press('Insert');
    expect([store.get().chosenColumn, onInsert.mock.calls.length]).toEqual([{ id: 'chain1', column: 0 }, 1]);
  });
});
