/** What a press on a found story does while the collection of the selected block is read, and after. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { OpenCollection } from '../drag/CollectionDrops.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { StoriesPanel } from './StoriesPanel.tsx';

const COLLECTION: OpenCollection = { id: 'top', name: 'Top stories', order: [], stories: new Map() };

test('a story that is pressed while the collection is read is inserted nowhere, and then goes into the collection', async () => {
  const reading = Promise.withResolvers<OpenCollection>();
  const put = vi.fn();
  const collections = {
    ...{ find: () => ({ kind: 'id', id: 'top' }) as const, know: () => undefined, put },
    read: () => reading.promise,
  };
  const stores: PageStore[] = [];
  renderBuilder(
    <EditingPage page={pageWith({ main: [block('a1')] })} onStore={(store) => void stores.push(store)}>
      <StoriesPanel collections={collections} onInserted={() => undefined} />
    </EditingPage>,
    {
      answers: {
        'POST /sources/search': { items: [{ id: 'ferry', headline: 'The ferry is late' }], count: 1 },
      },
    },
  );
  const [store] = stores;
  if (store === undefined) throw new Error('The page was not opened.');
  act(() => store.selectAll(['a1']));
  const story = await screen.findByRole('button', { name: /The ferry is late/ });
  expect(story.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(story);
  expect(describePage(store.get().page)).toBe('main: a1');
  await act(async () => reading.resolve(COLLECTION));
  await waitFor(() => expect(story.getAttribute('aria-disabled')).toBe('false'));
  fireEvent.click(story);
  expect(put).toHaveBeenCalledExactlyOnceWith({ story: 'ferry', choice: { kind: 'id', id: 'top' } });
  expect(describePage(store.get().page)).toBe('main: a1');
});
