import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage, entry } from '../../test/EditingPage.tsx';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { createCatalogue } from '../catalogue/Catalogue.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { Palette } from './Palette.tsx';

function open() {
  const seen: PageStore[] = [];
  const rendered = renderBuilder(
    <EditingPage page={pageWith({ main: [block('b1')] })} onStore={(store) => seen.push(store)}>
      <Palette />
    </EditingPage>,
  );
  return { ...rendered, page: () => describePage(seen[0]?.get().page ?? pageWith({})) };
}
const titles = () => screen.queryAllByRole('button').map(({ dataset }) => dataset['block']);
const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

it('offers what can stand on a page by group, with its weight, and no layouts', async () => {
  const { container } = open();
  expect(titles()).toEqual(['chain', 'c', 'b', 'a']);
  expect(screen.getByRole('button', { name: /^Résumé/ }).textContent).toContain('1.3 KB of script');
  expect(screen.getByRole('button', { name: /^Headline/ }).textContent).toContain('No script');
  await expectAccessible(container);
});

it('says so where the script of a block was not built yet', () => {
  const blocks = createCatalogue([entry('tides', { title: 'Tides', scriptBytes: undefined })]);
  renderBuilder(
    <EditingPage page={pageWith({})} blocks={blocks} onStore={() => undefined}>
      <Palette />
    </EditingPage>,
  );
  expect(screen.getByRole('button', { name: /^Tides/ }).textContent).toContain('Script size unknown');
});

it('finds blocks by words of title, group and description, with or without accents', () => {
  open();
  search('resume');
  expect(titles()).toEqual(['c']);
  search('STORY wrote');
  expect(titles()).toEqual(['b']);
  search('nothing like it');
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('No matching blocks');
});

it('finds blocks by their names in English too, and shows what is called so before what is described so', () => {
  const blocks = createCatalogue(
    [
      entry('bio', { title: 'Autor', group: 'Artikel', description: 'Unter der Überschrift' }),
      entry('headline', { title: 'Überschrift', englishTitle: 'Headline', group: 'Artikel' }),
      entry('header', { title: 'Zwischenüberschrift', englishTitle: 'Heading', group: 'Text' }),
      entry('promo', { title: 'Aufmacher', group: 'Anfang', description: 'Eine Überschrift mit Bild' }),
    ],
    'de',
  );
  renderBuilder(
    <EditingPage page={pageWith({})} blocks={blocks} onStore={() => undefined}>
      <Palette />
    </EditingPage>,
  );
  expect(titles()).toEqual(['promo', 'bio', 'headline', 'header']);
  search('überschrift');
  expect(titles()).toEqual(['headline', 'bio', 'header', 'promo']);
  search('heading');
  expect(titles()).toEqual(['header']);
});

it('has one stop for Tab, from which arrow keys, Home, End and letters go on', async () => {
  const { advance } = open();
  const focused = () => document.activeElement?.getAttribute('data-block') ?? document.activeElement?.tagName;
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
  expect(stops().map(({ dataset }) => dataset['block'])).toEqual(['chain']);
  screen.getByRole('searchbox').focus();
  press('ArrowDown');
  expect(focused()).toBe('chain');
  press('ArrowDown');
  press('ArrowDown');
  expect(focused()).toBe('b');
  expect(stops().map(({ dataset }) => dataset['block'])).toEqual(['b']);
  press('End');
  expect(focused()).toBe('a');
  press('ArrowDown');
  expect(focused()).toBe('a');
  press('r');
  press('e');
  expect(focused()).toBe('c');
  await advance(1_000);
  press('h');
  expect(focused()).toBe('a');
  press('Home');
  press('ArrowUp');
  expect(focused()).toBe('INPUT');
});

it('leads Tab to the first block that was found', () => {
  open();
  fireEvent.focus(screen.getByRole('button', { name: /^Byline/ }));
  search('resume');
  expect(screen.getByRole('button', { name: /^Résumé/ }).tabIndex).toBe(0);
});

it('puts a block on the page and tells where', () => {
  const { page, announced } = open();
  fireEvent.click(screen.getByRole('button', { name: /^Headline/ }));
  expect(page()).toMatch(/^main: b1 b[\da-f]{12}$/);
  expect(announced).toEqual(['Headline inserted into the area Main column, 2 of 2.']);
});

it('leads to where the block that is pointed at is used', () => {
  const { visited } = open();
  expect(screen.queryByRole('link')).toBeNull();
  fireEvent.focus(screen.getByRole('button', { name: /^Headline/ }));
  fireEvent.click(screen.getByRole('link', { name: 'Where Headline is used' }));
  expect(visited).toEqual(['/usage/a/']);
});
