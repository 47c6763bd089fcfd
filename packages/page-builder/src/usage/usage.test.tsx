import { expectAccessible } from '@broadsheet/testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { BlockUsageScreen } from './BlockUsageScreen.tsx';
import { UsageScreen } from './UsageScreen.tsx';

afterEach(cleanup);

const catalogue = {
  blocks: [
    { name: 'words', kind: 'feature', title: 'Words', fields: { label: { kind: 'text', label: 'Label' } } },
    { name: 'unused', kind: 'feature', title: 'Unused' },
    { name: 'boxes', kind: 'chain', title: 'Boxes' },
    {
      name: 'right',
      kind: 'layout',
      title: 'Right rail',
      areas: ['main'],
      areaTitles: { main: 'Main column' },
    },
  ],
};
const page = {
  id: 'home',
  name: 'Home',
  match: { kind: 'path', path: '/' },
  layout: 'right',
  state: 'draft',
  uses: [
    { id: 'a', container: { kind: 'area', area: 'main' }, fields: { label: 'Hello' } },
    { id: 'b', container: { kind: 'block', id: 'box' }, holder: 'boxes', fields: { isBig: true } },
    { id: 'c', container: { kind: 'area', area: 'gone' }, fields: {} },
  ],
};

it('lists every block with how often it is used: also those that nobody uses, and those that are gone', async () => {
  const blocks = [
    { block: 'words', pages: 2, uses: 5 },
    { block: 'gone', pages: 1, uses: 1 },
  ];
  const { container } = renderBuilder(<UsageScreen />, {
    answers: { 'GET /usage': { blocks }, 'GET /catalogue': catalogue },
  });
  await screen.findByRole('table');
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows.slice(1)).toEqual([
    ['Words', '2', '5', 'Installed'],
    ['gone', '1', '1', 'Not installed'],
    ['Boxes', '0', '0', 'Installed'],
    ['Right rail', '0', '0', 'Installed'],
    ['Unused', '0', '0', 'Installed'],
  ]);
  await expectAccessible(container);
});

it('shows every page that uses a block with its settings and the titles of its places, and only those of a field on demand', async () => {
  const { container, calls } = renderBuilder(<BlockUsageScreen params={{ block: 'words' }} />, {
    answers: {
      'GET /catalogue': catalogue,
      'GET /usage?block=words&field=': { usage: [page] },
      'GET /usage?block=words&field=label': { usage: [] },
    },
  });
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toMatch(
    /Home.*Draft.*In the area “Main column”.*Label.*Hello.*Inside the block “Boxes”.*isBig.*on.*In the area “Not placed · gone”.*No settings/s,
  );
  await screen.findByRole('heading', { name: 'Where “Words” is used' });
  await expectAccessible(container);
  fireEvent.change(screen.getByLabelText('Only where this field is set'), { target: { value: 'label' } });
  expect(await screen.findByText('No page uses this block.')).toBeTruthy();
  expect(calls.at(-1)?.route).toBe('GET /usage?block=words&field=label');
});
