import { createSection, SECTION_AREA, SECTION_LAYOUT } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { catalogue, EditingPage, entry } from '../../test/EditingPage.tsx';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { createCatalogue } from '../catalogue/Catalogue.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { PagePanel } from './PagePanel.tsx';

const blocks = createCatalogue([
  ...catalogue.blocks,
  entry(SECTION_LAYOUT, { title: 'Shared section', kind: 'layout', areas: [SECTION_AREA] }),
]);

function open(page: PageDocument, { canEdit = true } = {}) {
  const seen: { store?: PageStore } = {};
  const rendered = renderBuilder(
    <EditingPage page={page} blocks={blocks} canEdit={canEdit} onStore={(store) => (seen.store = store)}>
      <PagePanel />
    </EditingPage>,
  );
  const { store } = seen;
  if (store === undefined) throw new Error('The page was not opened.');
  return { ...rendered, store };
}

const listOffered = () => {
  fireEvent.click(screen.getByRole('button', { name: 'Change layout' }));
  const dialog = within(screen.getByRole('dialog'));
  return within(dialog.getByRole('combobox', { name: 'Layout' }))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
};

it('offers the layouts of pages for a page, and not that of shared sections', () => {
  open(pageWith({ main: [block('a1')] }));
  expect(listOffered()).toEqual(['Columns']);
});

it('offers a way back to a page with the layout of sections', () => {
  open({ ...pageWith({ [SECTION_AREA]: [block('a1')] }), layout: SECTION_LAYOUT });
  expect(listOffered()).toEqual(['Shared section', 'Columns']);
});

it('offers no layout for a shared section', () => {
  open(createSection({ id: 'footer', name: 'Footer', blocks: [block('a1')] }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Change layout' })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Layout' })).toBeNull();
});

const mistaken = {
  ...createSection({ id: 'footer', name: 'Footer', blocks: [] }),
  layout: 'columns',
  areas: { main: [block('a1')], rail: [block('b1')] },
};

it('gives a section with the layout of a page that of sections again, with every block, in one step of undo', () => {
  const { store } = open(mistaken);
  expect(screen.getByText(/This section has the layout of a page: Columns/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Restore the layout of sections' }));
  const { layout } = store.get().page;
  expect([layout, describePage(store.get().page)]).toEqual([SECTION_LAYOUT, 'blocks: a1 b1']);
  expect(screen.queryByText(/has the layout of a page/)).toBeNull();
  act(() => void store.undo());
  expect(store.get().page).toEqual(mistaken);
});

it('tells a viewer of the layout, without a button', () => {
  open(mistaken, { canEdit: false });
  expect(screen.getByText(/This section has the layout of a page/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Restore the layout/ })).toBeNull();
});
