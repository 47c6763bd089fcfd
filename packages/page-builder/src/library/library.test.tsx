import { expectAccessible } from '@broadsheet/testing';
import { isRecord } from '@broadsheet/client-core';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { RenderBuilderOptions } from '../../test/renderBuilder.tsx';
import { ImageScreen } from './ImageScreen.tsx';
import { LibraryScreen } from './LibraryScreen.tsx';

const image = (id: string, more: object = {}) => ({
  id,
  url: `/media/uploads/${id}.jpg`,
  thumbnailUrl: `/resizer/v2/${id}?width=400`,
  auth: { 2: 'token' },
  width: 600,
  height: 400,
  name: `${id}.jpg`,
  isUploaded: true,
  addedAt: '2026-11-01T08:00:00Z',
  tags: ['fog'],
  ...more,
});
const HOSTILE = '"><img src=x onerror=alert(1)>\u202E.jpg';

const pageOf = (from: number, next?: string) => ({
  images: Array.from({ length: 3 }, (_, index) => image(`P${from + index}`)),
  next,
});
const listed = {
  'GET /image-tags': { tags: [{ slug: 'fog', text: 'Fog', count: 2 }] },
  'GET /images': pageOf(0, 'more'),
  'GET /images?after=more': pageOf(3),
};
const names = () =>
  screen.queryAllByRole('listitem').map((item) => item.textContent?.replace('No alternative text', ''));
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (name: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

test('the library shows the newest images, says which have no alternative text, and fetches more', async () => {
  const { container, visited } = renderBuilder(<LibraryScreen />, { answers: listed });
  await waitFor(() => expect(names()).toEqual(['P0.jpg', 'P1.jpg', 'P2.jpg']));
  await expectAccessible(container);
  expect(screen.getAllByText('No alternative text')).toHaveLength(3);
  press('Show more images');
  await waitFor(() => expect(names()).toHaveLength(6));
  expect(screen.queryByRole('button', { name: 'Show more images' })).toBeNull();
  press(/^P4\.jpg/);
  expect(visited).toEqual(['/images/P4/']);
});

test('images are searched by words, tag and days of the time zone of the site', async () => {
  const { calls, advance } = renderBuilder(<LibraryScreen />, { answers: listed });
  await waitFor(() => expect(names()).toHaveLength(3));
  type('Search by file name, text, credit or tag', ' fog harbour ');
  await advance(300);
  type('Tag', 'fog');
  type('Uploaded from', '2026-11-01');
  type('Uploaded until', '2026-11-30');
  await waitFor(() => {
    const query = new URLSearchParams(calls.at(-1)?.route.split('?')[1]);
    expect(Object.fromEntries(query)).toEqual({
      words: 'fog harbour',
      tag: 'fog',
      from: '2026-11-01T00:00:00.000Z',
      until: '2026-12-01T00:00:00.000Z',
    });
  });
});

test('nothing found, and a search that fails, are told apart', async () => {
  const answers = { ...listed, 'GET /images?words=none': { images: [] } };
  const { advance } = renderBuilder(<LibraryScreen />, { answers });
  await waitFor(() => expect(names()).toHaveLength(3));
  type(/^Search/, 'none');
  await advance(300);
  expect(await screen.findByText('No matching images.')).toBeTruthy();
});

test('several files are uploaded one after the other, and a viewer uploads none', async () => {
  const answers = { ...listed, 'POST /images': Response.json({ image: image('N') }, { status: 201 }) };
  const { calls, announced, unmount } = renderBuilder(<LibraryScreen />, { answers });
  await waitFor(() => expect(names()).toHaveLength(3));
  const files = ['a.png', 'b.png'].map((name) => new File(['x'], name));
  fireEvent.change(screen.getByLabelText('Upload images'), { target: { files } });
  await waitFor(() => expect(announced).toEqual(['2 images are uploaded.']));
  expect(calls.filter(({ route }) => route === 'POST /images')).toHaveLength(2);
  unmount();
  renderBuilder(<LibraryScreen />, { answers: listed, editor: { role: 'viewer' } });
  expect(screen.queryByLabelText('Upload images')).toBeNull();
});

test('of several files the refused one is named, and the others are uploaded and counted', async () => {
  const answers: RenderBuilderOptions['answers'] = {
    ...listed,
    'POST /images': ({ body }) =>
      isRecord(body) && body['file'] instanceof File && body['file'].name === 'a.txt'
        ? Response.json({ message: 'This is no image.' }, { status: 400 })
        : Response.json({ image: image('N') }, { status: 201 }),
  };
  renderBuilder(<LibraryScreen />, { answers });
  await waitFor(() => expect(names()).toHaveLength(3));
  const files = ['a.txt', 'b.png'].map((name) => new File(['x'], name));
  fireEvent.change(screen.getByLabelText('Upload images'), { target: { files } });
  const problem = await screen.findByRole('alert');
  expect(problem.textContent).toBe('a.txt is not uploaded: This is no image. 1 image is uploaded.');
});

test('a page that could not be fetched is fetched again only by a press, and the button stays', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly tell: (entries: readonly object[]) => void;
      constructor(tell: (entries: readonly object[]) => void) {
        this.tell = tell;
      }
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  const failing = () => Response.json({ message: 'Not for this role.' }, { status: 403 });
  const answers = { ...listed, 'GET /images?after=more': failing };
  const { calls } = renderBuilder(<LibraryScreen />, { answers });
  const fetched = () => calls.filter(({ route }) => route === 'GET /images?after=more').length;
  await screen.findByText('Not for this role.');
  expect(screen.getByText('3 images shown.')).toBeTruthy();
  const before = fetched();
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(fetched()).toBe(before);
  const more = screen.getByRole('button', { name: 'Show more images' });
  fireEvent.click(more);
  await waitFor(() => expect(fetched()).toBe(before + 1));
  expect(more.isConnected).toBe(true);
  await screen.findByText('Not for this role.');
  vi.unstubAllGlobals();
});

const uses = {
  uses: [
    { kind: 'page', id: 'home page', name: 'Home', state: 'published' },
    { kind: 'section', id: 'head', name: 'Header', state: 'draft' },
    { kind: 'collection', id: 'lead', name: 'Lead', state: 'published' },
    { kind: 'story', id: 'S1', name: 'Fog', state: 'published', path: '/news/fog/' },
    { kind: 'author', id: 'ada', name: 'Ada', state: 'published' },
    {
      kind: 'setting',
      id: 'navigation:footer',
      name: 'navigation:footer',
      state: 'scheduled',
      site: 'evening',
    },
  ],
  count: 8,
};
const one = (more: object = {}): RenderBuilderOptions['answers'] => ({
  'GET /images/P1': { image: image('P1', more) },
  'GET /images/P1/uses': uses,
});
const openImage = (options: RenderBuilderOptions = { answers: one() }) =>
  renderBuilder(<ImageScreen params={{ id: 'P1' }} query={{}} />, options);

test('an image names and links everything that uses it', async () => {
  const { container } = openImage({ answers: one({ name: HOSTILE, alt: HOSTILE }) });
  const links = (await screen.findAllByRole('link')).map((link) => link.getAttribute('href'));
  await screen.findByText('2 more are not listed.');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    expect.arrayContaining([
      ...links,
      '/pagebuilder/pages/home%20page/',
      '/pagebuilder/pages/head/',
      '/pagebuilder/collections/lead/',
      '/news/fog/',
    ]),
  );
  expect(screen.getByText('Shared section, draft')).toBeTruthy();
  expect(screen.getByText('Menu “footer”')).toBeTruthy();
  expect(screen.getByText('Settings, scheduled, site evening')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(HOSTILE);
  await expectAccessible(container);
});

test('an image gets another file, and its tags are saved', async () => {
  const answers = {
    ...one(),
    'POST /images/P1/file': { image: image('P1') },
    'PATCH /images/P1': { image: image('P1') },
  };
  const { calls, announced, advance } = openImage({ answers });
  const field = await screen.findByLabelText('Replace file');
  fireEvent.change(field, { target: { files: [new File(['x'], 'b.png')] } });
  await waitFor(() => expect(announced).toEqual(['The file is replaced.']));
  type('Tags', 'fog, Harbour、 ');
  await advance(500);
  await waitFor(() => expect(announced).toContain('Tags saved.'));
  expect(calls).toContainEqual({ route: 'PATCH /images/P1', body: { tags: ['fog', 'Harbour'] } });
});

test('deleting an image asks first, and says where it will be missing', async () => {
  const { calls, visited } = openImage({ answers: { ...one(), 'DELETE /images/P1': {} } });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = screen.getByRole('dialog', { name: 'Delete P1.jpg?' });
  await waitFor(() => expect(dialog.textContent).toContain('It will be missing in 8 places:'));
  const isDeleted = () => calls.some(({ route }) => route === 'DELETE /images/P1');
  expect(isDeleted()).toBe(false);
  const buttons = screen.getAllByRole('button', { name: 'Delete' });
  fireEvent.click(buttons.find((button) => dialog.contains(button)) ?? dialog);
  await waitFor(() => expect(visited).toEqual(['/images/']));
  expect(isDeleted()).toBe(true);
});

test('an image is not deleted before it is known what uses it', async () => {
  let turn = 0;
  const answers = {
    ...one(),
    'GET /images/P1/uses': () => {
      turn += 1;
      return turn === 2 ? Response.json({ message: 'Not for this role.' }, { status: 403 }) : uses;
    },
  };
  const { calls } = openImage({ answers });
  await screen.findByText('2 more are not listed.');
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog'));
  const button = dialog.getByRole('button', { name: 'Delete' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await dialog.findByText('Not for this role.');
  fireEvent.click(button);
  expect(calls.some(({ route }) => route.startsWith('DELETE'))).toBe(false);
  fireEvent.click(dialog.getByRole('button', { name: 'Look again' }));
  await dialog.findByText('It will be missing in 8 places:');
  expect(button.getAttribute('aria-disabled')).toBeNull();
});

test('an editor changes texts and no file, a viewer reads, and an imported image keeps its file', async () => {
  const first = openImage({ answers: one(), editor: { role: 'editor' } });
  await screen.findByLabelText('Tags');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  first.unmount();
  const second = openImage({ answers: one(), editor: { role: 'viewer' } });
  await screen.findByText('fog');
  expect(screen.queryByLabelText('Tags')).toBeNull();
  second.unmount();
  openImage({ answers: one({ isUploaded: false }) });
  await screen.findByText('This image was imported. Import it again to replace its file.');
  expect(screen.queryByLabelText('Replace file')).toBeNull();
});
