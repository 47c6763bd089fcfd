import type { Environment } from '@broadsheet/block-kit';
import { createTestHost, expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EditingPage, entry } from '../../test/EditingPage.tsx';
import { block, describePage, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { RenderBuilderOptions } from '../../test/renderBuilder.tsx';
import { createCatalogue } from '../catalogue/Catalogue.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { Palette } from './Palette.tsx';

function open(answers: RenderBuilderOptions['answers'] = {}, environment?: Environment) {
  const seen: PageStore[] = [];
  const rendered = renderBuilder(
    <EditingPage page={pageWith({ main: [block('b1')] })} onStore={(store) => seen.push(store)}>
      <Palette />
    </EditingPage>,
    { answers, ...(environment && { environment }) },
  );
  return { ...rendered, page: () => describePage(seen[0]?.get().page ?? pageWith({})) };
}
const titles = () => screen.queryAllByRole('button').flatMap(({ dataset }) => dataset['block'] ?? []);
const search = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } });

it('offers what can stand on a page by group, with its weight, and no layouts', async () => {
  const { container } = open();
  expect(titles()).toEqual(['c', 'b', 'a', 'chain']);
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
      entry('header', {
        title: 'Zwischenüberschrift',
        englishTitle: 'Heading',
        group: 'Text',
        englishGroup: 'Own',
      }),
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
  const stops = () =>
    screen.getAllByRole('button').filter(({ tabIndex, dataset }) => tabIndex === 0 && 'block' in dataset);
  expect(stops().map(({ dataset }) => dataset['block'])).toEqual(['c']);
  screen.getByRole('searchbox').focus();
  press('ArrowDown');
  expect(focused()).toBe('c');
  press('ArrowDown');
  press('ArrowDown');
  expect(focused()).toBe('a');
  expect(stops().map(({ dataset }) => dataset['block'])).toEqual(['a']);
  press('End');
  expect(focused()).toBe('chain');
  press('ArrowDown');
  expect(focused()).toBe('chain');
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

it('finds blocks by what editors call them elsewhere', () => {
  const blocks = createCatalogue([
    entry('divider', { title: 'Divider' }),
    entry('htmlbox', { title: 'HTML' }),
    entry('text', { title: 'Text' }),
    entry('ads', { title: 'Ad' }),
  ]);
  renderBuilder(
    <EditingPage page={pageWith({})} blocks={blocks} onStore={() => undefined}>
      <Palette />
    </EditingPage>,
  );
  const found = ['spacer', 'embed', 'poll', 'quote', 'banner'].map((word) => {
    search(word);
    return titles();
  });
  expect(found).toEqual([['divider'], ['htmlbox'], ['htmlbox'], ['text'], ['ads']]);
});

it('has the favourites of the account above the groups, marked and unmarked by a star', async () => {
  const kept = ['c'];
  const answers = {
    'GET /account/favourites': () => ({ blocks: kept }),
    'PUT /account/favourites/a': () => ({ blocks: [...kept, 'a'] }),
    'DELETE /account/favourites/c': () => ({ blocks: ['a'] }),
  };
  const { container } = open(answers);
  await waitFor(() => expect(titles()).toEqual(['c', 'c', 'b', 'a', 'chain']));
  fireEvent.click(screen.getByRole('button', { name: 'Add Headline to the favourites' }));
  await waitFor(() => expect(titles().slice(0, 3)).toEqual(['c', 'a', 'c']));
  await expectAccessible(container);
  const [star] = screen.getAllByRole('button', { name: 'Remove Résumé from the favourites' });
  expect(star?.hasAttribute('aria-pressed')).toBe(false);
  star?.focus();
  if (star !== undefined) fireEvent.click(star);
  await waitFor(() => expect(titles()).toEqual(['a', 'c', 'b', 'a', 'chain']));
  expect(document.activeElement?.getAttribute('data-place')).toBe('favourites a');
  search('resume');
  expect(titles()).toEqual(['c']);
});

it('finds the favourites first, each block once, and keeps the focus when the only one found is unmarked', async () => {
  const kept = ['a', 'b'];
  const answers = {
    'GET /account/favourites': () => ({ blocks: kept }),
    'DELETE /account/favourites/a': () => ({ blocks: ['b'] }),
  };
  open(answers);
  await waitFor(() => expect(titles()).toEqual(['a', 'b', 'c', 'b', 'a', 'chain']));
  search('e');
  expect(titles()).toEqual(['a', 'b', 'c']);
  expect(within(screen.getByRole('region', { name: 'Favourites' })).getAllByText('★')).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Story' })).toBeNull();
  search('headline');
  expect(titles()).toEqual(['a']);
  const star = screen.getByRole('button', { name: 'Remove Headline from the favourites' });
  star.focus();
  fireEvent.click(star);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Story' })).toBeDefined());
  expect(titles()).toEqual(['a']);
});

it('moves by keys through a block that stands twice, with one stop for Tab', async () => {
  open({ 'GET /account/favourites': { blocks: ['a'] } });
  await waitFor(() => expect(titles()).toEqual(['a', 'c', 'b', 'a', 'chain']));
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  screen.getByRole('searchbox').focus();
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  press('ArrowDown');
  const all = screen.getAllByRole('button').filter(({ dataset }) => 'block' in dataset);
  expect(all.map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, -1, 0, -1]);
  expect(document.activeElement).toBe(all[3]);
});

it('has the blocks that were inserted last when it opens again', async () => {
  const kept = new Map<string, string>();
  const environment = {
    ...createTestHost().host.environment,
    readLocalItem: (name: string) => kept.get(name),
    writeLocalItem: (name: string, value: string | undefined) => void kept.set(name, value ?? ''),
  };
  const first = open({}, environment);
  fireEvent.click(screen.getByRole('button', { name: /^Headline/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Byline/ }));
  first.unmount();
  open({}, environment);
  expect(titles()).toEqual(['b', 'a', 'c', 'b', 'a', 'chain']);
});
