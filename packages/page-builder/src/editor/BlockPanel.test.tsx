import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { PageStore } from '../page/createPageStore.ts';
import { BlockPanel } from './BlockPanel.tsx';

const page = pageWith({ main: [block('a1'), block('b1')] });

function open(
  updates: readonly { id: string; block: string; from: number; to: number }[],
  { canEdit = true } = {},
) {
  let store: PageStore | undefined;
  const rendered = renderBuilder(
    <EditingPage page={page} canEdit={canEdit} updates={updates} onStore={(opened) => (store = opened)}>
      <BlockPanel />
    </EditingPage>,
    {},
  );
  const select = (...ids: readonly string[]) => act(() => store?.selectAll(ids));
  return { ...rendered, select, selected: () => store?.get().selected };
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

it('tells how many blocks are selected, without the fields of one of them', async () => {
  const { container, select } = open([]);
  select('a1', 'b1');
  expect(screen.getByRole('heading', { name: '2 blocks selected' })).toBeDefined();
  expect(screen.getByText(/^Move, copy, cut, duplicate or delete them together/)).toBeDefined();
  expect(screen.queryByRole('textbox', { name: /^Name in the outline/ })).toBeNull();
  expect(screen.getByText('Visibility')).toBeDefined();
  await expectAccessible(container);
  select('b1');
  expect(screen.getByRole('textbox', { name: /^Name in the outline/ })).toBeDefined();
});

it('tells an editor who may only view the page that several blocks can be copied', () => {
  const { select } = open([], { canEdit: false });
  select('a1', 'b1');
  expect(screen.getByText(/^Press Ctrl\+C to copy them together/)).toBeDefined();
});
