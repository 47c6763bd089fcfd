import { HostProvider, resolveFields } from '@broadsheet/block-kit';
import { renderBlock } from '@broadsheet/testing';
import { fireEvent, render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { bar, content, flyout, full, site } from '../test/navBar.ts';
import { block } from './block.ts';
import { fields as schema } from './fields.ts';
import { HeaderNavChain } from './HeaderNavChain.tsx';

const searchBox = () => {
  const form = bar().querySelector<HTMLFormElement>('form[data-collapsed]');
  const input = form?.querySelector('input');
  const button = form?.querySelector('button');
  if (!form || !input || !button) throw new Error('There is no search box in the bar.');
  return { form, input, button };
};

test('keeps the search box closed in the bar and open in the menu', async () => {
  await renderBlock(block, { fields: full, content, site });
  const isCollapsed = (form: Element) => form.hasAttribute('data-collapsed');
  const all = [...bar().querySelectorAll('form')];
  const inMenu = [...flyout().querySelectorAll('form')];
  expect(inMenu.map(isCollapsed)).toEqual([false, false]);
  expect(all.filter((form) => !inMenu.includes(form)).map(isCollapsed)).toEqual([true]);
});

test('opens the search box at the first press, and closes it when the reader leaves it', async () => {
  const { environment } = await renderBlock(block, { content, site });
  const { form, input, button } = searchBox();
  fireEvent.click(button);
  await waitFor(() => expect(form.hasAttribute('data-open')).toBe(true));
  environment.advance(249);
  expect(document.activeElement).not.toBe(input);
  environment.advance(1);
  expect(document.activeElement).toBe(input);
  expect(environment.visited).toEqual([]);
  fireEvent.focusOut(input, { relatedTarget: button });
  expect(form.hasAttribute('data-open')).toBe(true);
  fireEvent.focusOut(input, { relatedTarget: null });
  expect(form.hasAttribute('data-open')).toBe(false);
});

test('ignores further presses for 250 ms while the box opens, then searches', async () => {
  const { environment } = await renderBlock(block, { content, site });
  const { form, input, button } = searchBox();
  fireEvent.click(button);
  await waitFor(() => expect(form.hasAttribute('data-open')).toBe(true));
  input.value = 'city budget';
  environment.advance(249);
  fireEvent.click(button);
  expect(environment.visited).toEqual([]);
  environment.advance(1);
  fireEvent.click(button);
  expect(environment.visited).toEqual(['/search/city%20budget/']);
});

test('keeps the box open while its button is pressed', async () => {
  await renderBlock(block, { content, site });
  const { form, button } = searchBox();
  fireEvent.click(button);
  await waitFor(() => expect(form.hasAttribute('data-open')).toBe(true));
  expect(fireEvent.mouseDown(button)).toBe(false);
});

test('searches for nothing on the page where one searches', async () => {
  const { environment } = await renderBlock(block, { content, site });
  fireEvent.submit(searchBox().form);
  expect(environment.visited).toEqual(['/search/']);
});

test('hands the term to the action of its caller instead', async () => {
  const { host, environment } = await renderBlock(block, { content, site });
  const onSearch = vi.fn<(term: string) => void>();
  const { values } = resolveFields(schema, {}, 'bar');
  document.body.replaceChildren();
  render(
    <HostProvider host={host}>
      <HeaderNavChain {...values} onSearch={onSearch} />
    </HostProvider>,
  );
  searchBox().input.value = 'tides ';
  fireEvent.submit(searchBox().form);
  expect(onSearch.mock.calls).toEqual([['tides']]);
  expect(environment.visited).toEqual([]);
});

test('switches the box of the hosted search on', async () => {
  await renderBlock(block, { fields: { leftComponentDesktop1: 'queryly' }, content, site });
  const box = Object.assign(document.createElement('input'), { type: 'checkbox', id: 'queryly_toggle' });
  document.body.append(box);
  let changes = 0;
  box.addEventListener('change', () => (changes += 1));
  const button = bar().querySelector('button[data-queryly]');
  if (button === null) throw new Error('No button.');
  fireEvent.click(button);
  expect([box.checked, changes]).toEqual([true, 1]);
  box.remove();
});
