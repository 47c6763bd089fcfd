import { createTestEnvironment, renderBlock } from '@broadsheet/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { bar, content, flyout, full, openers, site, toggle } from '../test/navBar.ts';
import { block } from './block.ts';

afterEach(() => {
  document.body.className = '';
});

/** Opens the menu and waits for its script, which is fetched with it. */
async function open() {
  await toggle('open');
  await vi.waitFor(() => expect(document.body.className).toBe('nav-open'));
}

test('mirrors the menu on the body, moves the keyboard into it and back to the button', async () => {
  await renderBlock(block, { fields: full, content, site });
  const opener = openers().at(-1) ?? bar();
  opener.focus();
  fireEvent.click(opener);
  await open();
  expect(document.body.className).toBe('nav-open');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Close');
  await toggle('closed');
  await vi.waitFor(() => expect(document.body.className).toBe(''));
  expect(document.activeElement).toBe(opener);
});

test('gives the keyboard to the button that shows where a click has given it to none', async () => {
  await renderBlock(block, { fields: full, content, site });
  // jsdom has no layout: the styles of a desktop show the second button.
  const [forPhones, forDesktops] = openers();
  Object.assign(forPhones ?? {}, { checkVisibility: () => false });
  expect(document.activeElement).toBe(document.body);
  await open();
  expect(flyout().contains(document.activeElement)).toBe(true);
  await toggle('closed');
  await vi.waitFor(() => expect(document.activeElement).toBe(forDesktops));
});

test('leaves the keyboard where the reader took it while the menu closed', async () => {
  await renderBlock(block, { fields: full, content, site });
  fireEvent.click(openers().at(-1) ?? bar());
  await open();
  const elsewhere = screen.getByTitle('The Aldermouth Courier');
  elsewhere.focus();
  await toggle('closed');
  await vi.waitFor(() => expect(document.body.className).toBe(''));
  expect(document.activeElement).toBe(elsewhere);
});

test('keeps Tab inside the open menu, both ways', async () => {
  await renderBlock(block, { fields: full, content, site });
  await open();
  const stops = [...flyout().querySelectorAll<HTMLElement>('a[href],button,input,summary')];
  const [first, last] = [stops[0], stops.at(-1)];
  fireEvent.keyDown(first ?? flyout(), { key: 'Tab', shiftKey: true });
  expect(document.activeElement).toBe(last);
  fireEvent.keyDown(last ?? flyout(), { key: 'Tab' });
  expect(document.activeElement).toBe(first);
  expect(fireEvent.keyDown(first ?? flyout(), { key: 'Tab' })).toBe(true);
  const between = within(flyout()).getByRole('link', { name: 'News' });
  between.focus();
  for (const shiftKey of [false, true])
    expect(fireEvent.keyDown(between, { key: 'Tab', shiftKey })).toBe(true);
});

test('keeps Tab inside a menu that ends with a block of its own', async () => {
  await renderBlock(block, {
    fields: {
      menuComponentMobile1: 'none',
      menuComponentDesktop1: 'custom',
      menuComponentCustomIndexDesktop1: 1,
    },
    content: { 'site-service-hierarchy': { _id: '/', children: [] } },
    site,
    children: [
      <div key="1">
        <select aria-label="Edition" />
        <button type="button" disabled>
          Not yet
        </button>
      </div>,
    ],
  });
  await open();
  const last = within(flyout()).getByRole('combobox');
  last.focus();
  fireEvent.keyDown(last, { key: 'Tab' });
  expect(document.activeElement).toBe(within(flyout()).getByRole('button', { name: 'Close' }));
});

function renderAt(address: string) {
  const environment = createTestEnvironment();
  environment.place.address = address;
  return renderBlock(block, { fields: full, content, site, environment });
}

test('opens the list of the section that the address belongs to', async () => {
  await renderAt('/news/2026/11/20/ferry/');
  expect([...flyout().querySelectorAll('details')].map((list) => list.open)).toEqual([true]);
});

test('leaves lists closed elsewhere', async () => {
  await renderAt('/newsletters/');
  expect([...flyout().querySelectorAll('details')].map((list) => list.open)).toEqual([false]);
});
