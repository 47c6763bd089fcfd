import { parsePageDocument } from '@broadsheet/page-document';
import type { PageDocument } from '@broadsheet/page-document';
import { expectAccessible } from '@broadsheet/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { EditingPage } from '../../test/EditingPage.tsx';
import { pageWith } from '../../test/pages.ts';
import type { PageStore } from '../page/createPageStore.ts';
import { getSubject, toSubjectPath } from './getSubject.ts';
import { PagePanel } from './PagePanel.tsx';
import { PageSettingsPanel } from './PageSettingsPanel.tsx';
import { PreviewSubject } from './PreviewSubject.tsx';

afterEach(cleanup);

function read(changes: object): PageDocument {
  const page = parsePageDocument({
    id: 'p',
    name: 'P',
    match: { kind: 'path', path: '/p/' },
    layout: 'columns',
    ...changes,
  });
  if (page === undefined) throw new Error('The page cannot be read.');
  return page;
}

function open(changes: object = {}) {
  const seen: PageDocument[] = [];
  function Panel() {
    const [page, setPage] = useState(() => read(changes));
    seen.push(page);
    return (
      <PageSettingsPanel page={page} onChange={(settings) => setPage((now) => ({ ...now, ...settings }))} />
    );
  }
  return { ...renderBuilder(<Panel />), page: () => seen.at(-1) };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

it('changes name, type, content and metadata of a page', async () => {
  const { container, page } = open({ meta: { robots: 'noindex', extra: 'kept' } });
  type('Name', 'New name');
  type('Page type', 'author');
  type('Content source', 'author-api');
  type('Query of the source', 'slug=:slug; size=6');
  type('Title', 'Our authors');
  type('Search engines', '');
  expect(page()).toMatchObject({
    name: 'New name',
    pageType: 'author',
    content: { contentService: 'author-api', contentConfigValues: { slug: ':slug', size: '6' } },
    meta: { extra: 'kept', title: 'Our authors' },
  });
  expect(page()?.meta).not.toHaveProperty('robots');
  await expectAccessible(container);
  type('Content source', '');
  expect(page()?.content).toBeUndefined();
});

it('keeps the type of a value of the query whose text was not changed', () => {
  const contentConfigValues = { slug: ':slug', size: 6, hidden: false, from: 0 };
  const { page } = open({ content: { contentService: 'author-api', contentConfigValues } });
  type('Query of the source', 'slug=ada; size=; hidden=false; from=10');
  expect(page()?.content?.contentConfigValues).toEqual({ slug: 'ada', size: '', hidden: false, from: '10' });
  type('Query of the source', 'slug=ada; size=6; hidden=false; from=0; constructor=6');
  type('Content source', 'story-feed');
  expect(page()?.content).toEqual({
    contentService: 'story-feed',
    contentConfigValues: { slug: 'ada', size: 6, hidden: false, from: 0, constructor: '6' },
  });
});

it('keeps a semicolon and a backslash in a value of the query', () => {
  const contentConfigValues = { query: 'a; b \\; c\\', size: 6 };
  const { page } = open({ content: { contentService: 'story-feed-query', contentConfigValues } });
  expect(screen.getByLabelText('Query of the source')).toHaveProperty(
    'value',
    'query=a\\; b \\\\\\; c\\\\; size=6',
  );
  type('Content source', 'story-feed');
  expect(page()?.content?.contentConfigValues).toEqual(contentConfigValues);
  type('Query of the source', 'query=rain\\; wind \\( \\\\; size=6');
  expect(page()?.content?.contentConfigValues).toEqual({ query: 'rain; wind \\( \\', size: 6 });
});

it('never tells a page of an address that could not be read back', () => {
  const { page } = open();
  type('Address', 'about');
  expect(page()?.match).toEqual({ kind: 'path', path: '/p/' });
  expect(screen.getByRole('alert').textContent).toContain('starts with a slash');
  type('Address', '/about/');
  expect(page()?.match).toEqual({ kind: 'path', path: '/about/' });
  fireEvent.change(screen.getByLabelText('This page is for'), { target: { value: 'story' } });
  expect(page()?.match).toEqual({ kind: 'content', type: 'story' });
  expect(screen.queryByLabelText('Address')).toBeNull();
});

it.each([
  [{ kind: 'content', type: 'gallery' }, undefined, 'gallery', '/gallery/x/', '/gallery/x/'],
  [{ kind: 'section' }, undefined, 'section', '/news/', '/news/'],
  [{ kind: 'path', path: '/author/:slug/' }, 'author-api', 'author', 'ada', '/author/ada/'],
  [{ kind: 'path', path: '/search/:query/' }, undefined, 'words', 'a b', '/search/a%20b/'],
  [{ kind: 'path', path: '/about/' }, undefined, undefined, '', '/about/'],
  [{ kind: 'status', status: 404 }, undefined, undefined, '', ''],
])('a template for %j is shown for its subject', (match, contentService, subject, value, path) => {
  const page = read({ match, ...(contentService !== undefined && { content: { contentService } }) });
  expect(getSubject(page)).toBe(subject);
  expect(toSubjectPath(page, value)).toBe(path);
});

it('a template is shown for the story that somebody finds', async () => {
  const shown: string[] = [];
  const page = read({ match: { kind: 'content', type: 'story' } });
  const { container, announced } = renderBuilder(
    <PreviewSubject page={page} onShow={(path) => shown.push(path)} />,
    {
      answers: {
        'GET /subjects?kind=story&words=': { subjects: [] },
        'GET /subjects?kind=story&words=rain': { subjects: [{ title: 'Rain', value: '/rain/' }] },
      },
    },
  );
  expect(await screen.findByText('No matches.')).toBeTruthy();
  type('A story', 'rain');
  fireEvent.click(await screen.findByRole('button', { name: 'Rain' }));
  expect([shown, announced]).toEqual([['/rain/'], ['Shown for Rain.']]);
  await expectAccessible(container);
});

it('a search is shown for the words that somebody types', async () => {
  const shown: string[] = [];
  const page = read({ match: { kind: 'path', path: '/search/:query/' } });
  renderBuilder(<PreviewSubject page={page} onShow={(path) => shown.push(path)} />);
  expect(screen.getByRole('button', { name: 'Show' }).hasAttribute('disabled')).toBe(true);
  type('query', 'harbour fire');
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(shown).toEqual(['/search/harbour%20fire/']));
});

it('beside the page every setting is an edit that can be undone', () => {
  const stores: PageStore[] = [];
  renderBuilder(
    <EditingPage page={pageWith({})} onStore={(store) => stores.push(store)}>
      <PagePanel />
    </EditingPage>,
  );
  const name = () => stores[0]?.get().page.name;
  const before = name();
  type('Name', 'Another name');
  expect(name()).toBe('Another name');
  stores[0]?.undo();
  expect(name()).toBe(before);
});
