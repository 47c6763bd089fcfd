import { expectAccessible } from '@broadsheet/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { PageStore } from '../page/createPageStore.ts';
import { Palette } from '../palette/Palette.tsx';
import { OpenAreas } from './OpenAreas.tsx';
import { readPreview } from './PreviewDocument.ts';

// jsdom has no layout.
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe() {}
    disconnect() {}
  },
);
afterEach(cleanup);

function open(areas: Parameters<typeof pageWith>[0], { canEdit = true, isDragged = false } = {}) {
  const frame = document.body.appendChild(document.createElement('iframe'));
  const shown = frame.contentDocument;
  if (shown === null) throw new Error('The frame has no document.');
  shown.body.innerHTML = '<main><!--bs-area main--></main>';
  const onChoose = vi.fn();
  const stores: PageStore[] = [];
  const rendered = renderBuilder(
    <EditingPage page={pageWith(areas)} canEdit={canEdit} onStore={(made) => void stores.push(made)}>
      <Palette />
      <OpenAreas preview={readPreview(shown)} turn={1} scale={1} isDragged={isDragged} onChoose={onChoose} />
    </EditingPage>,
  );
  return { ...rendered, shown, onChoose, page: () => stores.at(-1)?.get().page };
}
const places = () =>
  screen.queryAllByRole('button', { name: /^Add a block/ }).map((each) => each.textContent);

it('has a place for each area of an empty page, and room for those that the page shows', async () => {
  const { container, shown } = open({});
  expect(places().toSorted()).toEqual(['Add a block to “Main column”', 'Add a block to “rail”']);
  expect(shown.querySelector('main')?.children).toHaveLength(1);
  await expectAccessible(container);
});

it('puts the next block where it was pressed, and then has no place more', () => {
  const { onChoose, page } = open({});
  fireEvent.click(screen.getByRole('button', { name: 'Add a block to “rail”' }));
  expect(onChoose).toHaveBeenCalledTimes(1);
  fireEvent.click(screen.getByRole('button', { name: /^Headline/ }));
  expect(page()?.areas['rail']?.map((node) => node.block)).toEqual(['a']);
  fireEvent.click(screen.getByRole('button', { name: 'Add a block to “Main column”' }));
  fireEvent.click(screen.getByRole('button', { name: /^Byline/ }));
  expect(page()?.areas['main']?.map((node) => node.block)).toEqual(['b']);
  expect(places()).toEqual([]);
});

it('has a place for every area without blocks during a drag, on a page that has begun too', () => {
  const { shown } = open({ rail: [block('a1')] }, { isDragged: true });
  expect(places()).toEqual(['Add a block to “Main column”']);
  expect(shown.querySelector('main')?.children).toHaveLength(1);
});

it('is nothing on a page that has begun, and for whoever may only look', () => {
  open({ main: [block('a1')] });
  expect(places()).toEqual([]);
  cleanup();
  open({}, { canEdit: false });
  expect(places()).toEqual([]);
});
