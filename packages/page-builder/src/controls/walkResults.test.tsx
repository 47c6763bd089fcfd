import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SearchFrame } from './SearchResults.tsx';
import { walkResults } from './walkResults.ts';

function open({ isBusy = false } = {}) {
  render(
    <SearchFrame onKeyDown={walkResults}>
      <input type="search" aria-label="Search" />
      <ul aria-busy={isBusy}>
        {['Tide', 'Storm', 'Quay'].map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
            <button type="button">Copy</button>
          </li>
        ))}
      </ul>
      <button type="button">Close</button>
    </SearchFrame>,
  );
  screen.getByRole('searchbox').focus();
}

const focused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;

/** Presses keys where the focus is then. @returns what has the focus after each */
const press = (...keys: readonly string[]) =>
  keys.map((key) => {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    return focused();
  });

it('leads from the search through the results and back, and no further than they go', () => {
  open();
  expect(press('ArrowDown', 'ArrowDown', 'End', 'ArrowDown', 'Home', 'ArrowUp', 'ArrowUp')).toEqual([
    'Tide',
    'Storm',
    'Quay',
    'Quay',
    'Tide',
    'Search',
    'Search',
  ]);
});

it('leaves keys alone that write, choose a word in Japanese or belong to something else', () => {
  open();
  expect(press('Home', 'End', 'a')).toEqual(['Search', 'Search', 'Search']);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown', isComposing: true });
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'ArrowDown', altKey: true });
  expect(focused()).toBe('Search');
  screen.getByRole('button', { name: 'Close' }).focus();
  expect(press('ArrowDown', 'ArrowUp')).toEqual(['Close', 'Close']);
});

it('stays in the search while the list is that of other words', () => {
  open({ isBusy: true });
  expect(press('ArrowDown')).toEqual(['Search']);
});
