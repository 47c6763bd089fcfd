import { createTestEnvironment, expectAccessible, renderBlock, renderOnServer } from '@broadsheet/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { block } from './block.ts';

const KEY = 'broadsheet.appearance';
const root = document.documentElement;
const look = () => ['theme', 'text', 'spacing'].map((part) => root.getAttribute(`data-${part}`));
const box = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);

afterEach(() => {
  for (const part of ['theme', 'text', 'spacing']) root.removeAttribute(`data-${part}`);
});

test('sets and keeps what is chosen, and forgets it with the last choice', async () => {
  const { container, environment } = await renderBlock(block);
  expect(look()).toEqual([null, null, null]);
  fireEvent.click(box('Dark'));
  fireEvent.click(box('Larger'));
  fireEvent.click(box(/^Wide/));
  expect(look()).toEqual(['dark', 'larger', 'wide']);
  expect(environment.localItems.get(KEY)).toBe('dark larger wide');
  await expectAccessible(container);
  for (const name of ['As the system', ...['Normal']]) {
    for (const input of screen.getAllByLabelText(name)) fireEvent.click(input);
  }
  expect(look()).toEqual([null, null, null]);
  expect(environment.localItems.has(KEY)).toBe(false);
});

test('shows what was chosen before, and follows other tabs', async () => {
  const environment = createTestEnvironment();
  environment.localItems.set(KEY, 'dark  wide');
  await renderBlock(block, { environment });
  expect([box('Dark').checked, box('Large').checked, box(/^Wide/).checked]).toEqual([true, false, true]);
  environment.localItems.set(KEY, 'light large ');
  act(() => environment.storageChanged());
  expect(look()).toEqual(['light', 'large', null]);
  expect(box('Light').checked).toBe(true);
});

test('leaves alone what its editor does not offer', async () => {
  const environment = createTestEnvironment();
  environment.localItems.set(KEY, 'dark large ');
  await renderBlock(block, { environment, fields: { showTheme: false, showSpacing: false } });
  fireEvent.click(box('Larger'));
  expect(environment.localItems.get(KEY)).toBe('dark larger ');
});

test('takes over the choice that brought the script', async () => {
  const environment = createTestEnvironment();
  const { enhance } = await import('./appearance.enhance.ts');
  const place = document.createElement('div');
  place.innerHTML = await renderOnServer(block);
  document.body.append(place);
  place.querySelector<HTMLInputElement>('input[value=dark]')?.click();
  const unused = () => Promise.reject(new Error('It asks for nothing.'));
  enhance({
    element: place,
    environment,
    site: 'courier',
    identity: unused,
    sales: unused,
    consent: unused,
    fetchContent: unused,
    fetchBlock: unused,
    openStory: unused,
  });
  expect(environment.localItems.get(KEY)).toBe('dark  ');
  expect(look()).toEqual(['dark', null, null]);
  place.remove();
});

test('speaks the language of the site, and is nothing without a choice', async () => {
  expect(await renderOnServer(block, { site: { locale: 'de' } })).toContain('Schriftgröße');
  const none = { showTheme: false, showTextSize: false, showSpacing: false };
  expect(await renderOnServer(block, { fields: none })).toBe('');
});
