import { expectAccessible } from '@broadsheet/testing';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { item, show } from '../test/elements.ts';

describe('lists', () => {
  test.each([
    ['unordered', 'UL'],
    ['ordered', 'OL'],
    [undefined, 'OL'],
  ])('of type %s are %s', async (list_type, tag) => {
    await show({ type: 'list', list_type, items: [item('a &lt;b')] });
    expect(screen.getByRole('list').tagName).toBe(tag);
    expect(screen.getByRole('listitem').textContent).toBe('a <b');
  });

  test('stand inside the item before them', async () => {
    const inner = { type: 'list', list_type: 'unordered', items: [item('b1'), item('b2')] };
    const { container } = await show({ type: 'list', items: [item('a'), item('b'), inner, item('c')] });
    const [outer] = screen.getAllByRole('list');
    expect([...(outer?.children ?? [])].map((entry) => entry.textContent)).toEqual(['a', 'bb1b2', 'c']);
    expect(outer?.querySelector('li ul')).toBeTruthy();
    await expectAccessible(container);
  });

  test('that come first keep a place of their own', async () => {
    const inner = { type: 'list', items: [item('a')] };
    const { container } = await show({ type: 'list', items: [inner, item('b')] });
    expect(container.querySelectorAll('article > ol > li')).toHaveLength(2);
  });
});

describe('tables', () => {
  const table = {
    type: 'table',
    header: [item('Property'), item('Next &amp; last')],
    rows: [
      [item('Ropery <i>Wharf</i>'), item('£9,400')],
      [item('Rope Street'), { type: 'text', content: '' }],
    ],
  };

  test('have column heads and rows in a box that the keyboard scrolls', async () => {
    const { container } = await show(table);
    const box = screen.getByRole('region', { name: 'Table: Property, Next & last' });
    expect(box.getAttribute('tabindex')).toBe('0');
    expect(within(box).getAllByRole('columnheader')).toHaveLength(2);
    expect(
      within(box)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['Ropery Wharf', '£9,400', 'Rope Street', '']);
    await expectAccessible(container);
  });

  test('need no column heads', async () => {
    const { container } = await show({ ...table, header: undefined });
    expect(screen.queryByRole('columnheader')).toBeNull();
    expect(screen.getByRole('region', { name: 'Table' })).toBeTruthy();
    await expectAccessible(container);
  });
});
