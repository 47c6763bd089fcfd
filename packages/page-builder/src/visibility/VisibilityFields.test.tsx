import { expectAccessible } from '@broadsheet/testing';
import { findNode } from '@broadsheet/page-document';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage, NO_COLLECTIONS } from '../../test/EditingPage.tsx';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { BlockPanel } from '../editor/BlockPanel.tsx';
import { Outline } from '../outline/Outline.tsx';
import { useOutlineFolds } from '../outline/useOutlineRows.ts';
import type { PageStore } from '../page/createPageStore.ts';

function Rows() {
  return (
    <Outline
      onInsert={() => undefined}
      onOpen={() => undefined}
      folds={useOutlineFolds()}
      collections={NO_COLLECTIONS}
    />
  );
}

/** The zone of the test site is Europe/London, an hour ahead of UTC in summer. */
function open(nodes = [block('a1'), block('b1')]) {
  let store: PageStore | undefined;
  const rendered = renderBuilder(
    <EditingPage page={pageWith({ main: nodes })} onStore={(opened) => (store = opened)}>
      <Rows />
      <BlockPanel />
    </EditingPage>,
    {},
  );
  const get = () => {
    if (store === undefined) throw new Error('The page is not open.');
    return store;
  };
  const select = (...ids: readonly string[]) => act(() => get().selectAll(ids));
  return { ...rendered, select, store: get, node: (id: string) => findNode(get().get().page, id)?.node };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
/** Types one end of the schedule and presses Enter. */
function set(side: 'from' | 'until', day: string, time: string) {
  type(`Show ${side} (day)`, day);
  type(`Show ${side} (time)`, time);
  fireEvent.keyDown(screen.getByLabelText(`Show ${side} (time)`), { key: 'Enter' });
}

it('stores both ends in the time zone of the site, and shows them in the outline', async () => {
  const { container, select, node } = open();
  select('a1');
  set('from', '2030-07-01', '6');
  set('until', '2030-07-02', '6:30 pm');
  expect(node('a1')).toMatchObject({ showFrom: '2030-07-01T05:00Z', showUntil: '2030-07-02T17:30Z' });
  expect(screen.getByText('Readers do not see it yet.')).toBeDefined();
  const row = within(screen.getByRole('tree')).getAllByRole('treeitem')[2];
  expect(row?.textContent).toMatch(/From July 01, 2030 at 6:00AM.* · Until July 02, 2030 at 6:30PM/);
  expect(row?.title).toMatch(/^From July 01/);
  await expectAccessible(container);
});

it('refuses an end before the start and half a moment, and stores nothing of either', () => {
  const { select, node } = open([{ ...block('a1'), showFrom: '2030-07-01T05:00Z' }]);
  select('a1');
  set('until', '2030-06-30', '12:00');
  expect(screen.getByText('The end must be after the start.')).toBeDefined();
  set('until', '2030-07-03', '');
  expect(screen.getByText(/^Enter a day and a time/)).toBeDefined();
  set('until', '2030-07-03', '25');
  expect(screen.getByText(/^Enter a day and a time/)).toBeDefined();
  expect(node('a1')?.showUntil).toBeUndefined();
});

it('sets several blocks in one step, which one undo takes back', () => {
  const { select, node, store } = open([{ ...block('a1'), name: 'Top' }, block('b1')]);
  select('a1', 'b1');
  set('until', '2030-01-02', '0600');
  expect([node('a1')?.showUntil, node('b1')?.showUntil]).toEqual(['2030-01-02T06:00Z', '2030-01-02T06:00Z']);
  act(() => void store().undo());
  expect([node('a1'), node('b1')]).toEqual([{ ...block('a1'), name: 'Top' }, block('b1')]);
});

it('takes a limit away when its fields are emptied, and says since when a block is no longer shown', () => {
  const { select, node } = open([{ ...block('a1'), showUntil: '2020-01-02T06:00Z' }]);
  select('a1');
  expect(screen.getByText(/^No longer shown since January 02, 2020 at 6:00AM/)).toBeDefined();
  set('until', '', '');
  expect(node('a1')).toEqual(block('a1'));
});

it('hides blocks on a screen, in one step for all that are selected', () => {
  const { select, node, store } = open([{ ...block('a1'), hideOn: 'phone' }, block('b1')]);
  select('a1', 'b1');
  const screens = screen.getByRole('combobox', { name: 'Screens' });
  expect(screens).toHaveProperty('value', 'mixed');
  fireEvent.change(screens, { target: { value: 'desktop' } });
  expect([node('a1')?.hideOn, node('b1')?.hideOn]).toEqual(['desktop', 'desktop']);
  expect(screen.getAllByText('Only on phones')).toHaveLength(2);
  act(() => void store().undo());
  expect([node('a1')?.hideOn, node('b1')?.hideOn]).toEqual(['phone', undefined]);
  fireEvent.change(screens, { target: { value: '' } });
  expect(node('a1')).toEqual(block('a1'));
});

it('shows a block to some kinds of readers, says what that needs, and refuses to show it to nobody', async () => {
  const { container, select, node } = open();
  select('a1');
  const tick = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name }));
  tick('Anonymous readers');
  expect(node('a1')?.showTo).toEqual(['registered', 'subscribed']);
  expect(screen.queryByText(/^Needs script/)).toBeNull();
  tick('Subscribers');
  expect(node('a1')?.showTo).toEqual(['registered']);
  expect(screen.getByText(/^Needs script: the header of the page asks/)).toBeDefined();
  expect(screen.getByText('For: Logged-in readers without a subscription')).toBeDefined();
  tick('Logged-in readers without a subscription');
  expect(screen.getByText('Choose at least one kind of reader.')).toBeDefined();
  expect(node('a1')?.showTo).toEqual(['registered']);
  await expectAccessible(container);
  tick('Subscribers');
  tick('Anonymous readers');
  expect(node('a1')).toEqual(block('a1'));
});

it.each([
  ['seconds', '2030-07-01T22:59:59Z', '23:59'],
  ['the second of two equal hours in autumn', '2030-10-27T01:30Z', '01:30'],
  ['another zone', '2030-07-01T08:00+02:00', '07:00'],
])('leaves a moment with %s as it is when the block is only looked at', (_kind, showUntil, time) => {
  const { select, node, store } = open([{ ...block('a1'), showUntil }, block('b1')]);
  select('a1');
  const field = screen.getByLabelText('Show until (time)');
  expect(field).toHaveProperty('value', time);
  fireEvent.focus(field);
  fireEvent.blur(field);
  type('Show until (time)', '4');
  type('Show until (time)', time.replace(/^0/, ''));
  fireEvent.keyDown(field, { key: 'Enter' });
  select('b1');
  select('a1', 'b1');
  select();
  expect(node('a1')?.showUntil).toBe(showUntil);
  expect(store().get().page.areas['main']?.[0]).toEqual({ ...block('a1'), showUntil });
});

it('stores what was typed when another block is selected while the focus is in a field', () => {
  const { select, node } = open();
  select('a1');
  type('Show until (day)', '2030-01-02');
  type('Show until (time)', '6');
  select('b1');
  expect(node('a1')?.showUntil).toBe('2030-01-02T06:00Z');
  expect(node('b1')).toEqual(block('b1'));
});

it('drops what was typed over a moment that an undo takes away', () => {
  const { select, node, store } = open([{ ...block('a1'), showUntil: '2030-01-02T06:00Z' }]);
  select('a1');
  set('until', '2030-01-03', '7');
  expect(node('a1')?.showUntil).toBe('2030-01-03T07:00Z');
  type('Show until (time)', '8');
  act(() => void store().undo());
  expect(screen.getByLabelText('Show until (time)')).toHaveProperty('value', '06:00');
  select();
  expect(node('a1')?.showUntil).toBe('2030-01-02T06:00Z');
});

it('names a text that is no moment, and removes it from the blocks that have it in one step', async () => {
  const showUntil = '2030-01-02T06:00Z';
  const { container, select, node, store } = open([
    { ...block('a1'), showFrom: 'tomorrow', showUntil },
    { ...block('b1'), showFrom: '2030-01-01T06:00Z' },
  ]);
  select('a1', 'b1');
  expect(screen.getByText(/^The start “tomorrow” is no date with a time and a zone/)).toBeDefined();
  await expectAccessible(container);
  fireEvent.click(screen.getByRole('button', { name: 'Remove “tomorrow”' }));
  expect(document.activeElement?.textContent).toBe('Visibility');
  expect(screen.queryByText(/tomorrow/)).toBeNull();
  expect(node('a1')).toEqual({ ...block('a1'), showUntil });
  expect(node('b1')?.showFrom).toBe('2030-01-01T06:00Z');
  act(() => void store().undo());
  expect(node('a1')?.showFrom).toBe('tomorrow');
});

it('replaces a text that is no moment by the one that is typed', () => {
  const { select, node } = open([{ ...block('a1'), showFrom: 'tomorrow' }]);
  select('a1');
  set('from', '2030-01-02', '6');
  expect(node('a1')?.showFrom).toBe('2030-01-02T06:00Z');
});
