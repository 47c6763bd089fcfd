import { renderBlock } from '@broadsheet/testing';
import { fireEvent } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { bar, content, full, site, toggle } from '../test/navBar.ts';
import { block } from './block.ts';

afterEach(() => {
  document.body.className = '';
  Reflect.set(window, 'scrollY', 0);
});

const scrollTo = (offset: number) => {
  Reflect.set(window, 'scrollY', offset);
  fireEvent.scroll(window);
};
const isScrolled = () => bar().hasAttribute('data-scrolled');
const hasLogo = () => bar().hasAttribute('data-logo');

test('knows that the page is scrolled, 100 ms after the last scroll', async () => {
  const { environment } = await renderBlock(block, { content, site });
  expect(isScrolled()).toBe(false);
  scrollTo(1);
  environment.advance(99);
  scrollTo(2);
  environment.advance(99);
  expect(isScrolled()).toBe(false);
  environment.advance(1);
  expect(isScrolled()).toBe(true);
  scrollTo(0);
  environment.advance(100);
  expect(isScrolled()).toBe(false);
});

test('shows the logo after a second on a page without a masthead logo', async () => {
  const { environment } = await renderBlock(block, { content, site });
  environment.advance(999);
  expect(hasLogo()).toBe(false);
  environment.advance(1);
  expect(hasLogo()).toBe(true);
  scrollTo(10);
  environment.advance(100);
  expect(hasLogo()).toBe(true);
});

test('lets the logo follow the scroll on a page with a masthead logo', async () => {
  const masthead = document.createElement('img');
  masthead.setAttribute('data-masthead-logo', '');
  document.body.append(masthead);
  const { environment } = await renderBlock(block, { content, site });
  environment.advance(5000);
  expect(hasLogo()).toBe(false);
  const seen = [150, 151, 100, 30, 29, 140].map((offset) => {
    scrollTo(offset);
    environment.advance(100);
    return hasLogo();
  });
  expect(seen).toEqual([false, true, true, true, false, false]);
  masthead.remove();
});

test('takes all of its behaviour off with it', async () => {
  const { environment, unmount } = await renderBlock(block, { fields: full, content, site });
  await toggle('open');
  const nav = bar();
  unmount();
  expect(document.body.className).toBe('');
  scrollTo(500);
  environment.advance(5000);
  expect([nav.hasAttribute('data-scrolled'), nav.hasAttribute('data-logo')]).toEqual([false, false]);
});
