import { HostProvider } from '@broadsheet/block-kit';
import { createTestHost, expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { block, pageWith } from '../../test/pages.ts';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import { de } from '../language/locales/de.ts';
import type { SiteText } from '../language/useSiteText.ts';
import { VersionList } from './VersionList.tsx';
import { VersionsScreen } from './VersionsScreen.tsx';

const [first, second] = [pageWith({ main: [block('a1')] }), pageWith({ main: [block('a1'), block('b1')] })];
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    disconnect(): void {}
  },
);

const entry = (name: string, title: string) => ({ name, title, kind: 'feature', fields: {}, areas: [] });
const ANSWERS = {
  'GET /pages/front': { document: second, revision: 0, isPublished: true },
  'GET /pages/front/versions': {
    versions: [
      { number: 3, publishedAt: 3_000, editorName: 'Ada', note: '', isPage: false },
      {
        number: 2,
        publishedAt: 2_000,
        editorName: 'Ben',
        note: 'For Sunday',
        scheduledAt: 1_500,
        isPage: true,
      },
      { number: 1, publishedAt: 1_000, note: '', isPage: true },
    ],
  },
  'GET /pages/front/versions/1': { document: first },
  'GET /pages/front/versions/2': { document: second },
  'GET /catalogue': { blocks: [entry('a', 'Headline'), entry('b', 'Byline')] },
  'POST /pages/front/versions/1/restoration': { number: 4 },
} as const;

const open = (role: 'viewer' | 'publisher' = 'publisher', answers = {}) =>
  renderBuilder(<VersionsScreen params={{ id: 'front' }} />, {
    answers: { ...ANSWERS, ...answers },
    editor: { role },
  });

it('lists versions with author, note and who scheduled, and says in words what changed', async () => {
  const { container } = open();
  expect(await screen.findByText('Added “Byline” to the area “main”.')).toBeDefined();
  expect(screen.getByText(/by Ben, scheduled/)).toBeDefined();
  expect(screen.getByText('For Sunday')).toBeDefined();
  expect(screen.getByText('imported')).toBeDefined();
  expect(screen.getByText('The page was unpublished.')).toBeDefined();
  await expectAccessible(container);
});

it('translates the notes of the site, and none that somebody has typed', () => {
  const notes: readonly SiteText[] = [
    { english: 'Moved', phrase: 'note.moved' },
    { english: 'Deleted', phrase: 'note.deleted' },
    { english: 'Restored', phrase: 'note.restored' },
    { english: 'Restored from version 2', phrase: 'note.version', values: { number: 2 } },
    { english: 'Deleted' },
  ];
  const versions = notes.map((note, index) => ({
    number: 9 - index,
    publishedAt: 0,
    editorName: undefined,
    scheduledAt: undefined,
    note,
    isPage: true,
  }));
  const { host } = createTestHost({ isAdmin: true });
  renderBuilder(
    <HostProvider host={{ ...host, phrases: de, locale: 'de' }}>
      <VersionList id="front" versions={versions} onRestored={() => undefined} onView={() => undefined} />
    </HostProvider>,
  );
  const shown = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p:last-of-type')?.textContent);
  expect(shown).toEqual([
    'Verschoben',
    'Gelöscht',
    'Wiederhergestellt',
    'Aus Version 2 wiederhergestellt',
    'Deleted',
  ]);
});

it('tells a page that was imported from one that was never published', async () => {
  const none = { 'GET /pages/front/versions': { versions: [] } };
  open('publisher', none);
  expect(await screen.findByText(/^Readers see this page as it was imported/)).toBeDefined();
  open('publisher', { ...none, 'GET /pages/front': { document: first, revision: 1, isPublished: false } });
  expect(await screen.findByText(/^This page has not been published yet/)).toBeDefined();
});

it('compares any two versions', async () => {
  open();
  await screen.findByText('Added “Byline” to the area “main”.');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2' } });
  expect(await screen.findByText('These two versions are identical.')).toBeDefined();
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '1' } });
  expect(await screen.findByText('Removed “Byline” from the area “main”.')).toBeDefined();
});

it('tells what was brought up to date apart from what editors changed', async () => {
  const updates = [{ id: 'a1', block: 'a', from: 1, to: 2 }];
  const renewed = pageWith({ main: [{ ...block('a1'), version: 2 }, block('b1')] });
  open('publisher', {
    'GET /pages/front/versions/1': {
      document: pageWith({ main: [{ ...block('a1'), version: 2 }] }),
      updates,
    },
    'GET /pages/front/versions/2': { document: renewed },
  });
  const update = await screen.findByText('Updated “Headline”, from version 1 of the block to 2.');
  expect(screen.getByRole('heading', { name: 'Updated automatically, not by an editor' })).toBeDefined();
  const changes = screen.getByText('Added “Byline” to the area “main”.');
  expect(changes.closest('ul')).not.toBe(update.closest('ul'));
  expect(changes.closest('ul')?.children).toHaveLength(1);
});

it('restores a version after a question', async () => {
  const { calls, announced } = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  expect(calls.some(({ route }) => route.startsWith('POST'))).toBe(false);
  fireEvent.submit(screen.getByText(/Readers get version 1 at once/).closest('form') ?? document.body);
  await screen.findByText('Added “Byline” to the area “main”.');
  expect(calls.some(({ route }) => route === 'POST /pages/front/versions/1/restoration')).toBe(true);
  expect(announced).toEqual(['Version 1 was restored.']);
});

it('names the blocks that are not placed in a version, and those that are only in the present one', async () => {
  const layout = { ...entry('columns', 'Columns'), kind: 'layout', areas: ['main'] };
  const then = pageWith({ main: [block('a1')], rail: [block('c1', block('a2'))] });
  const now = pageWith({ main: [], rail: [block('c1'), block('d1', block('a1'), block('a3')), block('b1')] });
  const { container } = open('publisher', {
    'GET /pages/front/versions': {
      versions: [
        { number: 2, publishedAt: 2_000, note: '', isPage: true },
        { number: 1, publishedAt: 1_000, note: '', isPage: true },
      ],
    },
    'GET /pages/front/versions/1': { document: then },
    'GET /pages/front/versions/2': { document: now },
    'GET /catalogue': {
      blocks: [layout, entry('a', 'Headline'), entry('b', 'Byline'), entry('c', 'Columns of two')],
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore version 1' }));
  expect(await screen.findByText(/^1 block of version 1 is not placed: “Columns of two”\./)).toBeDefined();
  expect(
    screen.getByText(
      '2 blocks that are not placed now are missing from version 1: “d” and “Byline”. They are kept in version 2.',
    ),
  ).toBeDefined();
  await expectAccessible(container);
});

it('lets nobody restore who may not publish', async () => {
  open('viewer');
  await screen.findByText('For Sunday');
  expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
});

it.each([404, 410])('shows the versions of a page that is answered with %i, by its id', async (status) => {
  open('publisher', { 'GET /pages/front': Response.json({ message: 'It is deleted.' }, { status }) });
  expect(await screen.findByRole('heading', { level: 1, name: /front/ })).toBeDefined();
  expect(screen.getByText('For Sunday')).toBeDefined();
});

it('does not take a page that could not be read for a deleted one', async () => {
  const failure = Response.json({ message: 'The disk is full.' }, { status: 500 });
  open('publisher', { 'GET /pages/front': failure });
  expect(await screen.findByText('The disk is full.')).toBeDefined();
  expect(screen.queryByText('For Sunday')).toBeNull();
});

it('shows a version before it is restored, posted to the preview with its own blocks', async () => {
  const posted: string[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const draft = new FormData(this).get('draft');
    if (typeof draft === 'string') posted.push(draft);
  });
  open('viewer');
  fireEvent.click(await screen.findByRole('button', { name: 'View version 1' }));
  const heading = await screen.findByRole('heading', { name: 'Version 1 as readers would see it' });
  expect(document.activeElement).toBe(heading);
  await waitFor(() => expect(posted).toHaveLength(1));
  expect(JSON.parse(posted[0] ?? '')).toMatchObject({ document: { id: 'front', areas: first.areas } });
  expect(screen.queryByRole('button', { name: 'View version 3' })).toBeNull();
});

it('says why a version cannot be shown', async () => {
  open('viewer', {
    'GET /pages/front/versions/1': Response.json({ message: 'There is no such version.' }, { status: 404 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'View version 1' }));
  expect((await screen.findAllByText(/There is no such version/)).length).toBeGreaterThan(0);
});
