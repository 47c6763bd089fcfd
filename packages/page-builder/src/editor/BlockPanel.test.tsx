import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { PageStore } from '../page/createPageStore.ts';
import { BlockPanel } from './BlockPanel.tsx';

const page = pageWith({ main: [block('a1'), block('b1')] });

function open(updates: readonly { id: string; block: string; from: number; to: number }[]) {
  let store: PageStore | undefined;
  const rendered = renderBuilder(
    <EditingPage page={page} updates={updates} onStore={(opened) => (store = opened)}>
      <BlockPanel />
    </EditingPage>,
    {},
  );
  return { ...rendered, selected: () => store?.get().selected };
}

it('lists which blocks were updated, from which version, and links to them', async () => {
  const { container, selected } = open([{ id: 'b1', block: 'b', from: 1, to: 3 }]);
  expect(screen.getByText(/^1 block was written by an older version/)).toBeDefined();
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('button', { name: 'Byline, from version 1 to 3' }));
  expect(selected()).toBe('b1');
});

it('tells nothing of a page that is up to date', () => {
  open([]);
  expect(screen.queryByText(/older version/)).toBeNull();
});
