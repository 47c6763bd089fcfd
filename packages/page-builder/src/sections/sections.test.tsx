import { expectAccessible } from '@broadsheet/testing';
import {
  createReference,
  createSection,
  isSection,
  listExperiments,
  listReferences,
  readSettings,
} from '@broadsheet/page-document';
import type { BlockNode, BlockSettings, PageDocument } from '@broadsheet/page-document';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { BuilderCall, RenderBuilderOptions } from '../../test/renderBuilder.tsx';
import { BlockPanel } from '../editor/BlockPanel.tsx';
import { useEditing } from '../editing/Editing.ts';
import type { Editing } from '../editing/Editing.ts';
import type { PageStore } from '../page/createPageStore.ts';
import type { PageEntry } from '../pages/PageEntry.ts';
import { ChangedPages } from './ChangedPages.tsx';
import { SectionsPanel } from './SectionsPanel.tsx';
import { SectionsScreen } from './SectionsScreen.tsx';

const footer = createSection({
  id: 'footer',
  name: 'Footer',
  blocks: [block('a8', block('b8')), block('c8')],
});

const toEntry = (document: PageDocument, more: Partial<PageEntry> = {}): PageEntry => ({
  ...{ id: document.id, document, isPublished: true, hasDraft: false, revision: 0 },
  ...{ saved: undefined, published: undefined, schedule: {} },
  ...more,
});

const tested = [
  { ...block('a8'), experiment: { id: 'offer', variant: 'a' } },
  { ...block('b8'), experiment: { id: 'offer', variant: 'b' } },
] as const;

interface Opened {
  readonly page: PageDocument;
  readonly pages?: readonly PageEntry[];
  readonly answers?: RenderBuilderOptions['answers'];
  readonly role?: 'viewer' | 'editor' | 'publisher';
}

function Seen({ onSeen }: { readonly onSeen: (editing: Editing) => void }) {
  onSeen(useEditing());
  return null;
}

function open({ page, pages = [toEntry(footer), toEntry(page)], answers = {}, role = 'publisher' }: Opened) {
  const seen: { store?: PageStore; editing?: Editing } = {};
  const rendered = renderBuilder(
    <EditingPage
      page={page}
      pages={pages}
      canEdit={role !== 'viewer'}
      onStore={(store) => (seen.store = store)}
    >
      <SectionsPanel onInserted={() => undefined} />
      <BlockPanel />
      <Seen onSeen={(editing) => (seen.editing = editing)} />
    </EditingPage>,
    { answers: { 'GET /pages': { pages }, ...answers }, editor: { role } },
  );
  const { store, editing } = seen;
  if (store === undefined || editing === undefined) throw new Error('The page was not opened.');
  const current = () => store.get().page;
  return { ...rendered, store, editing, current, described: () => describePage(current()) };
}

const select = (store: PageStore, ...ids: readonly string[]) => act(() => store.selectAll(ids));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
/** The page without the ids of new blocks, which are random. */
const shape = (text: string) => text.replaceAll(/b[\da-f]{12}/g, '*');

describe('the panel of shared sections', () => {
  it('finds sections by their names and inserts one as a reference, which can be undone', async () => {
    const { container, current, editing, announced } = open({ page: pageWith({ main: [block('a1')] }) });
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing like it' } });
    expect(screen.getByText('No matching sections')).toBeTruthy();
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'FOOT' } });
    await expectAccessible(container);
    press('Footer');
    expect(listReferences(current())).toEqual(['footer']);
    expect(announced.join(' ')).toContain('inserted into the area Main column, 2 of 2');
    act(() => editing.undo());
    expect(listReferences(current())).toEqual([]);
  });

  it('inserts a copy of what readers see, and not of a draft', async () => {
    const version = createSection({ id: 'footer', name: 'Footer', blocks: [block('b8')] });
    const { described } = open({
      page: pageWith({ main: [block('a1')] }),
      pages: [toEntry(footer, { hasDraft: true })],
      answers: {
        'GET /pages/footer/versions': {
          versions: [
            { number: 5, publishedAt: 2, isPage: false },
            { number: 4, publishedAt: 1, isPage: true },
          ],
        },
        'GET /pages/footer/versions/4': { document: version },
      },
    });
    press('Insert a copy: Footer');
    await waitFor(() => expect(shape(described())).toBe('main: a1 *'));
  });

  it('offers nothing to insert to those who may only view, nor inside a section', () => {
    const { unmount } = open({ page: pageWith({}), role: 'viewer' });
    expect(screen.queryByRole('button', { name: /copy/ })).toBeNull();
    unmount();
    const { current } = open({ page: { ...footer, id: 'other', name: 'Other' } });
    press('Footer');
    expect(listReferences(current())).toEqual([]);
    expect(screen.getByText('A section cannot be inserted into another section.')).toBeTruthy();
  });
});

describe('a section on a page', () => {
  const page = pageWith({ main: [block('a1'), createReference('r1', 'footer'), block('b1')] });

  it('names the pages that show it and leads to its own editor', () => {
    const { store, visited } = open({ page });
    select(store, 'r1');
    expect(screen.getByText('1 page shows this section:')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Front page' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Edit section' }));
    expect(visited).toEqual(['/pages/footer/']);
  });

  it('is detached into blocks of the page in one step, which can be undone', async () => {
    const { store, described, editing, announced } = open({ page });
    select(store, 'r1');
    press('Detach');
    await waitFor(() => expect(shape(described())).toBe('main: a1 *(*) * b1'));
    expect(announced).toContain('Footer detached. Its blocks now belong to this page alone.');
    act(() => editing.undo());
    expect(described()).toBe('main: a1 r1 b1');
  });

  const limitedTo = (limits: Partial<BlockSettings>, blocks: readonly BlockNode[]) => {
    const reference = { ...createReference('r1', 'footer'), ...limits };
    const limited = pageWith({ main: [reference] });
    const section = createSection({ id: 'footer', name: 'Footer', blocks });
    return open({ page: limited, pages: [toEntry(section), toEntry(limited)] });
  };
  const settingsOf = ({ areas }: PageDocument) => areas['main']?.map(readSettings);

  it('hands its limits down to its blocks when it is detached, and each block keeps the narrower ones', async () => {
    const [early, late] = ['2030-01-01T06:00+01:00', '2030-01-01T05:30Z'];
    const { store, current, announced } = limitedTo(
      {
        showFrom: early,
        showUntil: '2030-02-01T00:00Z',
        hideOn: 'phone',
        showTo: ['anonymous', 'registered'],
      },
      [
        block('a8', block('b8')),
        { ...block('c8'), name: 'Notice', showFrom: late, showUntil: '2030-03-01T00:00Z' },
        {
          ...block('d8'),
          showUntil: '2030-01-15T00:00Z',
          hideOn: 'phone',
          showTo: ['registered', 'subscribed'],
        },
      ],
    );
    select(store, 'r1');
    press('Detach');
    await waitFor(() => expect(shape(describePage(current()))).toBe('main: *(*) * *'));
    const limits = { showFrom: early, showUntil: '2030-02-01T00:00Z', hideOn: 'phone' };
    expect(settingsOf(current())).toEqual([
      { ...limits, showTo: ['anonymous', 'registered'] },
      { ...limits, name: 'Notice', showFrom: late, showTo: ['anonymous', 'registered'] },
      { ...limits, showUntil: '2030-01-15T00:00Z', showTo: ['registered'] },
    ]);
    expect(current().areas['main']?.[0]?.children.map(readSettings)).toEqual([{}]);
    expect(announced).toContain('Footer detached. Its blocks now belong to this page alone.');
  });

  it('is detached without the blocks that no reader sees in it, and says so', async () => {
    const limits = { showFrom: '2030-01-01T06:00Z', hideOn: 'phone', showTo: ['anonymous'] } as const;
    const { store, current, editing } = limitedTo(limits, [
      { ...block('a8'), hideOn: 'desktop' },
      { ...block('b8'), showTo: ['subscribed'] },
      { ...block('c8'), showUntil: '2030-01-01T06:00Z' },
      { ...block('d8'), showUntil: 'tomorrow' },
    ]);
    select(store, 'r1');
    press('Detach');
    await waitFor(() => expect(settingsOf(current())).toEqual([{ ...limits, showUntil: 'tomorrow' }]));
    expect(editing.note.get()).toBe('Footer detached, without 3 blocks that no reader saw here.');
    act(() => editing.undo());
    expect(settingsOf(current())).toEqual([limits]);
  });

  it('keeps the A/B test of its blocks and its counts where it is detached from its only place', async () => {
    const section = createSection({ id: 'footer', name: 'Footer', blocks: tested });
    const { store, current } = open({ page, pages: [toEntry(section), toEntry(page)] });
    select(store, 'r1');
    expect(screen.queryByText(/Here it begins anew/)).toBeNull();
    press('Detach');
    await waitFor(() => expect([...listExperiments(current()).keys()]).toEqual(['offer']));
  });

  it.each([
    ['another page', [createReference('r1', 'footer')], [createReference('r', 'footer')]],
    ['another place of the page', [createReference('r1', 'footer'), createReference('r2', 'footer')], []],
  ])(
    'tells before that an A/B test begins anew where %s shows the section too',
    async (_title, here, there) => {
      const section = createSection({ id: 'footer', name: 'Footer', blocks: tested });
      const [own, other] = [pageWith({ main: here }), { ...pageWith({ main: there }), id: 'other' }];
      const { store, current, container } = open({
        page: own,
        pages: [section, own, other].map((document) => toEntry(document)),
      });
      select(store, 'r1');
      screen.getByText(/goes on at its other places. Here it begins anew/);
      await expectAccessible(container);
      press('Detach');
      await waitFor(() => expect(listExperiments(current()).size).toBe(1));
      expect([...listExperiments(current()).keys()]).not.toEqual(['offer']);
    },
  );

  it('begins the A/B test anew where somebody has inserted the section on another page since the page was opened', async () => {
    const section = createSection({ id: 'footer', name: 'Footer', blocks: tested });
    const other = { ...pageWith({ main: [createReference('r', 'footer')] }), id: 'other' };
    const { store, current } = open({
      page,
      pages: [toEntry(section), toEntry(page)],
      answers: { 'GET /pages': { pages: [section, page, other].map((document) => ({ document })) } },
    });
    select(store, 'r1');
    press('Detach');
    await waitFor(() => expect(listExperiments(current()).size).toBe(1));
    expect([...listExperiments(current()).keys()]).not.toEqual(['offer']);
  });

  it('says where its section is gone or not published', () => {
    const { store, unmount } = open({ page, pages: [] });
    select(store, 'r1');
    expect(screen.getByText(/There is no section “footer” any more/)).toBeTruthy();
    unmount();
    const drafted = open({ page, pages: [toEntry(footer, { isPublished: false })] });
    select(drafted.store, 'r1');
    expect(screen.getByText(/Not published yet/)).toBeTruthy();
  });
});

describe('a section that is too large for the page', () => {
  const fill = (id: string, count: number) =>
    block(id, ...Array.from({ length: count - 1 }, (_, n) => block(`${id}-${n}`)));
  const section = createSection({ id: 'footer', name: 'Footer', blocks: [fill('a8', 1_500)] });
  const openWith = (count: number) => {
    const page = pageWith({ main: [fill('a1', count), createReference('r1', 'footer')] });
    return open({ page, pages: [toEntry(section), toEntry(page)] });
  };
  const excess = 'A page can have at most 2,000 blocks. Nothing was pasted.';

  it('is neither copied nor detached, and the page stays as it is', async () => {
    const { store, current, announced } = openWith(501);
    const before = current();
    press('Insert a copy: Footer');
    expect(await screen.findAllByText(excess)).toHaveLength(1);
    select(store, 'r1');
    press('Detach');
    await waitFor(() => expect(screen.getAllByText(excess)).toHaveLength(2));
    expect(current()).toBe(before);
    expect(announced.join(' ')).not.toContain('Footer');
  });

  it('leaves no room for a duplicate, and the editor says so', () => {
    const blocks = Array.from({ length: 3 }, (_, n) => fill(`x${n}`, 600));
    const { editing, current } = open({ page: pageWith({ main: blocks }) });
    const before = current();
    act(() => editing.duplicate('x0'));
    expect(current()).toBe(before);
    expect(editing.note.get()).toBe('A page can have at most 2,000 blocks. Nothing was duplicated.');
  });

  it('is detached where its blocks just fit in the place of the section', async () => {
    const { store, current, announced } = openWith(500);
    select(store, 'r1');
    press('Detach');
    await waitFor(() => expect(announced.join(' ')).toContain('Footer detached.'));
    expect(listReferences(current())).toEqual([]);
    expect(current().areas['main']?.map(({ children }) => children.length)).toEqual([499, 1_499]);
  });
});

it('counts the page itself as it is here, before it is saved', () => {
  const stored = pageWith({ main: [block('a1')] });
  open({ page: stored });
  press('Footer');
  expect(screen.getByText('1 page shows this section:')).toBeTruthy();
});

describe('the publication of a section', () => {
  const render = (pages: readonly object[]) =>
    renderBuilder(<ChangedPages section="footer" />, {
      answers: { 'GET /pages/footer/changed-pages': { pages } },
    });

  it('says that it reads the pages before it names them', async () => {
    render([]);
    expect(screen.getByText('Loading the pages …')).toBeDefined();
    await screen.findByText('No published page shows this section.');
    expect(screen.queryByText('Loading the pages …')).toBeNull();
  });

  it('names the pages that readers see changed, by name, each with the way to it', async () => {
    const { container, visited } = render([
      { id: 'b', name: 'Offer' },
      { id: 'a', name: 'Front page' },
    ]);
    await screen.findByText('Publishing changes 2 published pages at once:');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Front page',
      'Offer',
    ]);
    await expectAccessible(container);
    fireEvent.click(screen.getByRole('link', { name: 'Offer' }));
    expect(visited).toEqual(['/pages/b/']);
  });

  it('says where no page that readers see shows it', async () => {
    render([]);
    expect(await screen.findByText('No published page shows this section.')).toBeTruthy();
  });
});

describe('selected blocks', () => {
  const page = pageWith({ main: [block('a1'), block('b1'), block('c1')], rail: [block('a2')] });

  interface Saving {
    readonly main?: PageDocument;
    readonly ids?: readonly string[];
    /** Called when a draft was saved. */
    readonly onSaved?: (opened: ReturnType<typeof open>) => void;
  }

  function saving(role: 'editor' | 'publisher', { main = page, ids = ['b1', 'c1'], onSaved }: Saving = {}) {
    const saved: BuilderCall[] = [];
    const record = (answer: object) => (call: BuilderCall) => {
      saved.push(call);
      if (saved.length === 1) onSaved?.(opened);
      return answer;
    };
    const opened = open({
      page: main,
      role,
      answers: {
        'GET /pages': { pages: [{ document: { ...pageWith({}), id: 'notice' } }] },
        'PUT /pages/notice-2/draft': record({ revision: 7 }),
        'POST /pages/notice-2/publication': record({ number: 1 }),
      },
    });
    select(opened.store, ...ids);
    press('Save as section');
    return { ...opened, saved };
  }

  const name = (value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value } });
  const submit = () =>
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Save as section' }));

  it('are saved as a section, published, and replaced by it in one step', async () => {
    const { saved, described, current, editing, announced } = saving('publisher');
    submit();
    await screen.findByText('Give the section a name.');
    await waitFor(() => expect(screen.getByRole('dialog').querySelector('[disabled]')).toBeNull());
    name('Notice');
    submit();
    await waitFor(() => expect(listReferences(current())).toEqual(['notice-2']));
    expect(shape(described())).toBe('main: a1 * | rail: a2');
    expect(saved.map(({ route }) => route)).toEqual([
      'PUT /pages/notice-2/draft',
      'POST /pages/notice-2/publication',
    ]);
    expect(JSON.stringify(saved[0]?.body)).toContain('"kind":"shared-section"');
    expect(announced).toContain('Section “Notice” saved and published.');
    act(() => editing.undo());
    expect(described()).toBe('main: a1 b1 c1 | rail: a2');
  });

  it('stay on the page where the editor wants a copy, and are a draft for one who may not publish', async () => {
    const { saved, described, announced } = saving('editor');
    name('Notice');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox'));
    submit();
    await waitFor(() => expect(announced.join(' ')).toContain('saved as a draft'));
    expect(described()).toBe('main: a1 b1 c1 | rail: a2');
    expect(saved.map(({ route }) => route)).toEqual(['PUT /pages/notice-2/draft']);
  });

  const experiments = ({ body }: BuilderCall) => JSON.stringify(body).match(/"id":"offer"/g)?.length ?? 0;

  it('keep both versions of an A/B test in the section that takes their place, so that it goes on counting', async () => {
    const { saved, current } = saving('publisher', { main: pageWith({ main: tested }), ids: ['a8', 'b8'] });
    expect(screen.queryByText(/Only one version/)).toBeNull();
    name('Notice');
    submit();
    await waitFor(() => expect(listReferences(current())).toEqual(['notice-2']));
    expect(saved.slice(0, 1).map(experiments)).toEqual([2]);
  });

  it('that are removed while they are saved are told not to be replaced, and the section takes no part in their A/B test', async () => {
    const { saved, current, editing } = saving('editor', {
      main: pageWith({ main: tested }),
      ids: ['a8', 'b8'],
      onSaved: (opened) => act(() => void opened.editing.edit({ kind: 'remove', id: 'a8' })),
    });
    name('Notice');
    submit();
    await waitFor(() => expect(editing.note.get()).toMatch(/^Section “Notice” saved\. The blocks/));
    expect(saved.map(experiments)).toEqual([2, 0]);
    expect(listReferences(current())).toEqual([]);
  });

  it('begin an A/B test of its own in a section that is a copy', async () => {
    const { saved, announced } = saving('editor', { main: pageWith({ main: tested }), ids: ['a8', 'b8'] });
    name('Notice');
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox'));
    submit();
    await waitFor(() => expect(announced.join(' ')).toContain('saved as a draft'));
    expect(saved.map(experiments)).toEqual([0]);
    expect(JSON.stringify(saved[0]?.body).match(/"variant":/g)).toHaveLength(2);
  });

  it('with one version of an A/B test end it, which the dialog tells before', async () => {
    const { saved, current } = saving('editor', { main: pageWith({ main: tested }), ids: ['b8'] });
    screen.getByText(/Only one version of an A\/B test is selected: the test ends/);
    await expectAccessible(screen.getByRole('dialog'));
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox'));
    expect(screen.queryByText(/Only one version/)).toBeNull();
    fireEvent.click(within(screen.getByRole('dialog')).getByRole('checkbox'));
    name('Notice');
    submit();
    await waitFor(() => expect(listReferences(current())).toEqual(['notice-2']));
    expect(JSON.stringify(saved[0]?.body)).not.toContain('"variant":');
  });

  it('cannot become a section if one of them is one', () => {
    const { store } = open({ page: pageWith({ main: [block('a1'), createReference('r1', 'footer')] }) });
    select(store, 'a1');
    expect(screen.getByRole('button', { name: 'Save as section' })).toBeTruthy();
    select(store, 'a1', 'r1');
    expect(screen.queryByRole('button', { name: 'Save as section' })).toBeNull();
  });
});

describe('the list of shared sections', () => {
  const pages = [footer, pageWith({ main: [createReference('r', 'footer')] })].map((document) => ({
    document,
    isPublished: true,
  }));

  it('names how many pages show each, and creates an empty one', async () => {
    const drafts: unknown[] = [];
    const { container, visited } = renderBuilder(<SectionsScreen />, {
      answers: {
        'GET /pages': { pages },
        'PUT /pages/header/draft': ({ body }) => {
          drafts.push(body);
          return { revision: 1 };
        },
      },
    });
    expect((await screen.findByText('On 1 page')).textContent).toBe('On 1 page');
    expect(screen.queryByText('Front page')).toBeNull();
    await expectAccessible(container);
    press('New section');
    fireEvent.change(screen.getByRole('textbox', { name: 'Name' }), { target: { value: 'Header' } });
    press('Create');
    await waitFor(() => expect(visited).toEqual(['/pages/header/']));
    expect(drafts).toEqual([expect.objectContaining({ revision: 0 })]);
    expect(isSection(createSection({ id: 'x', name: 'x', blocks: [] }))).toBe(true);
  });

  it('copies one under another name, as its newest draft is, and opens the copy', async () => {
    const drafts: unknown[] = [];
    const { container, visited } = renderBuilder(<SectionsScreen />, {
      answers: {
        'GET /pages': { pages },
        'PUT /pages/copy-of-footer/draft': ({ body }) => {
          drafts.push(body);
          return { revision: 1 };
        },
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /Copy.*Footer/ }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveProperty('value', 'Copy of Footer');
    await expectAccessible(container);
    press('Create');
    await waitFor(() => expect(visited).toEqual(['/pages/copy-of-footer/']));
    expect(shape(JSON.stringify(drafts))).not.toContain('"a8"');
    expect(drafts).toEqual([
      {
        document: expect.objectContaining({
          id: 'copy-of-footer',
          match: { kind: 'shared-section' },
          areas: {
            blocks: footer.areas['blocks']?.map(({ block: name }) =>
              expect.objectContaining({ block: name }),
            ),
          },
        }),
        revision: 0,
      },
    ]);
  });

  it('offers a viewer neither a copy nor a deletion', async () => {
    renderBuilder(<SectionsScreen />, { answers: { 'GET /pages': { pages } }, editor: { role: 'viewer' } });
    await screen.findByText('On 1 page');
    expect(screen.queryByRole('button', { name: /Footer/ })).toBeNull();
  });

  it('asks before a published one is deleted, and says how many pages lose it', async () => {
    const { calls } = renderBuilder(<SectionsScreen />, {
      answers: {
        'GET /pages': { pages },
        'GET /pages/footer/reach': { match: { kind: 'shared-section' }, addresses: 3 },
        'DELETE /pages/footer': {},
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: /Delete.*Footer/ }));
    expect(await screen.findByText(/3 published pages show this section/)).toBeTruthy();
    expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  });
});
