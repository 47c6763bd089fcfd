import { HostProvider } from '@broadsheet/block-kit';
import { createTestEnvironment, createTestHost, expectAccessible } from '@broadsheet/testing';
import { paper } from '@broadsheet/ui';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { getBody, renderBuilder } from '../../test/renderBuilder.tsx';
import type { BuilderAnswer, RenderBuilderOptions } from '../../test/renderBuilder.tsx';
import { de } from '../language/locales/de.ts';
import { SettingsScreen } from './SettingsScreen.tsx';

const HOME = {
  schemaVersion: 1,
  id: 'home',
  name: 'Front page',
  match: { kind: 'path', path: '/' },
  layout: 'columns',
  areas: {},
};
const section = (name: string) => ({ _id: `/${name}/`, node_type: 'section', name, children: [] });
const TREE = {
  hierarchy: 'default',
  _id: '/',
  children: [section('news'), section('coast'), section('food')],
};
const setting = (document: object, revision = 0) => ({ document, revision, problems: [] });

const ANSWERS: Readonly<Record<string, BuilderAnswer>> = {
  'GET /setting-choices': { theme: paper, languages: ['en', 'sv'] },
  'GET /pages': { pages: [{ document: HOME, isPublished: true }] },
  'GET /settings': {
    settings: ['navigation:default', 'navigation:footer', 'site', 'theme'].map((id) => ({ id })),
  },
  'GET /settings/site': setting({ websiteName: 'The Courier', locale: 'en' }),
  'GET /settings/theme': setting({ colours: {}, measures: {} }),
  'GET /settings/navigation%3Adefault': setting(TREE),
  'GET /settings/navigation%3Afooter': setting({ ...TREE, hierarchy: 'footer', children: [] }),
  'GET /deleted-settings': { settings: [] },
  'PUT /settings/site/draft': { revision: 1, problems: [] },
  'PUT /settings/theme/draft': { revision: 1, problems: [] },
  'PUT /settings/navigation%3Adefault/draft': { revision: 1, problems: [] },
};

function open(tab: string, { answers = {}, ...options }: RenderBuilderOptions = {}) {
  const room = renderBuilder(<SettingsScreen params={{ tab }} />, {
    ...options,
    answers: { ...ANSWERS, ...answers },
  });
  const sent = (route: string) => room.calls.filter((call) => call.route === route).map(getBody);
  return { ...room, sent };
}
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const entries = () => within(screen.getByRole('list', { name: 'Entries' })).getAllByRole('button');

beforeEach(() => {
  // The preview navigates its frame by a form, but jsdom does not navigate.
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
});

describe('the site', () => {
  test('is saved as a draft when typing pauses, and published by its revision', async () => {
    const room = open('site', {
      answers: {
        'POST /settings/site/publication': { number: 2 },
      },
    });
    await screen.findByLabelText('Name of the site');
    type('Name of the site', 'The Cou');
    type('Name of the site', 'The Courier of Aldermouth');
    type('E-mail', 'desk@courier.test');
    expect(room.sent('PUT /settings/site/draft')).toEqual([]);
    await room.advance(1_000);
    expect(room.sent('PUT /settings/site/draft')).toEqual([
      {
        revision: 0,
        document: {
          websiteName: 'The Courier of Aldermouth',
          locale: 'en',
          contact: { email: 'desk@courier.test' },
        },
      },
    ]);
    expect(await screen.findByText('Draft saved. Readers do not see it.')).toBeDefined();
    press('Publish');
    await waitFor(() =>
      expect(room.announced).toEqual(['Published. Readers see it when they next load a page.']),
    );
    expect(room.sent('POST /settings/site/publication')).toEqual([{ revision: 1 }]);
  });

  test('has the dates of its language: a format is that of the language it was written for', async () => {
    const dates = { language: 'en', timeZone: 'Europe/London', dateFormat: '%B %e, %Y' };
    const room = open('site', {
      answers: { 'GET /settings/site': setting({ locale: 'en', dateLocalization: dates }) },
    });
    await screen.findByLabelText('Language');
    for (const locale of ['de', 'en-GB']) {
      type('Language', locale);
      await room.advance(1_000);
    }
    expect(room.sent('PUT /settings/site/draft')).toMatchObject([
      { document: { locale: 'de', dateLocalization: { language: 'de', timeZone: 'Europe/London' } } },
      { document: { locale: 'en-GB', dateLocalization: { ...dates, language: 'en-GB' } } },
    ]);
    expect(room.sent('PUT /settings/site/draft')[0]).not.toHaveProperty(
      'document.dateLocalization.dateFormat',
    );
  });

  test('loses its draft only after a question', async () => {
    const room = open('site', {
      answers: {
        'GET /settings/site': setting({ websiteName: 'The Courier', locale: 'en' }, 3),
        'DELETE /settings/site/draft': () => new Response(null, { status: 204 }),
      },
    });
    await screen.findByLabelText('Name of the site');
    press('Discard draft');
    await expectAccessible(room.container);
    press('Keep the draft');
    expect(screen.queryByRole('dialog')).toBeNull();
    press('Discard draft');
    press('Discard');
    await waitFor(() => expect(room.announced).toEqual(['Draft discarded. This is what readers see.']));
    expect(room.sent('DELETE /settings/site/draft')).toEqual([{ revision: 3 }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is told what is wrong at its field, and keeps what was typed', async () => {
    const problems = [{ path: '$.facebookPage', reason: 'must be a URL' }];
    const room = open('site', { answers: { 'PUT /settings/site/draft': { revision: 1, problems } } });
    await screen.findByLabelText('Facebook page');
    type('Facebook page', 'javascript:alert(1)');
    await room.advance(1_000);
    const field = await screen.findByLabelText('Facebook page');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(field).toHaveProperty('value', 'javascript:alert(1)');
    await expectAccessible(room.container);
  });

  test('is told what is wrong in the editor’s language, with the label of the field', async () => {
    const says = { key: 'setting-problem.web', values: { property: 'facebookPage' } };
    const problems = [{ path: '$.facebookPage', reason: 'must be a URL', says }];
    const { host } = createTestHost({ isAdmin: true });
    renderBuilder(
      <HostProvider host={{ ...host, phrases: de, locale: 'de' }}>
        <SettingsScreen params={{ tab: 'site' }} />
      </HostProvider>,
      { answers: { ...ANSWERS, 'GET /settings/site': { ...setting({}, 1), problems } } },
    );
    const told = '„Facebook-Seite“ muss eine Adresse sein, die mit https:// beginnt';
    expect(await screen.findAllByText(told)).toHaveLength(2);
  });

  /** Returns a site's answers after another editor has saved: the first save is refused, and the second one succeeds. */
  const overtaken = (theirs: object) => {
    let saved = 0;
    let read = 0;
    return {
      'GET /settings/site': () =>
        (read += 1) === 1
          ? setting({ websiteName: 'The Courier', locale: 'en' })
          : setting({ locale: 'en', ...theirs }, 4),
      'PUT /settings/site/draft': () =>
        (saved += 1) === 1
          ? Response.json({ message: 'Bo has changed these settings.' }, { status: 409 })
          : { revision: 5, problems: [] },
    };
  };

  test('of two editors who have changed different fields becomes one', async () => {
    const answers = overtaken({ websiteName: 'The Courier', contact: { email: 'bo@courier.test' } });
    const room = open('site', { answers });
    await screen.findByLabelText('Name of the site');
    type('Name of the site', 'Mine');
    type('Telephone', '+44 20 7946 0000');
    await room.advance(1_000);
    await waitFor(() => expect(screen.getByLabelText('E-mail')).toHaveProperty('value', 'bo@courier.test'));
    expect(room.announced).toEqual(['Changes by somebody else were merged.']);
    await room.advance(1_000);
    await screen.findByText('Draft saved. Readers do not see it.');
    expect(room.sent('PUT /settings/site/draft').at(-1)).toEqual({
      document: {
        websiteName: 'Mine',
        locale: 'en',
        contact: { telephone: '+44 20 7946 0000', email: 'bo@courier.test' },
      },
      revision: 4,
    });
  });

  test('of two editors who have changed the same field is asked side by side', async () => {
    const room = open('site', { answers: overtaken({ websiteName: 'Theirs' }) });
    await screen.findByLabelText('Name of the site');
    type('Name of the site', 'Mine');
    await room.advance(1_000);
    const dialog = await screen.findByRole('dialog', { name: 'Conflicting changes' });
    const question = within(dialog).getByRole('group', { name: 'Name of the site' });
    expect(
      within(question)
        .getAllByRole('radio')
        .map((each) => each.closest('label')?.textContent),
    ).toEqual([expect.stringContaining('Mine'), expect.stringContaining('Theirs')]);
    await room.advance(60_000);
    expect(room.sent('PUT /settings/site/draft')).toHaveLength(1);
    await expectAccessible(room.container);
    fireEvent.click(within(question).getAllByRole('radio')[1] ?? question);
    fireEvent.submit(question.closest('form') ?? question);
    await screen.findByText('Draft saved. Readers do not see it.');
    expect(room.sent('PUT /settings/site/draft').at(-1)).toEqual({
      document: { websiteName: 'Theirs', locale: 'en' },
      revision: 4,
    });
  });

  test('survives a crash in the browser, and is saved when it is opened again', async () => {
    const environment = createTestEnvironment();
    const room = open('site', {
      environment,
      answers: {
        'PUT /settings/site/draft': () => {
          throw new TypeError('offline');
        },
      },
    });
    await screen.findByLabelText('Name of the site');
    type('Name of the site', 'Typed before the crash');
    await room.advance(300);
    room.unmount();
    const again = open('site', { environment });
    expect(await screen.findByDisplayValue('Typed before the crash')).toBeDefined();
    await again.advance(1_000);
    await screen.findByText('Draft saved. Readers do not see it.');
    expect(again.sent('PUT /settings/site/draft').at(-1)).toMatchObject({
      document: { websiteName: 'Typed before the crash' },
    });
  });

  test('has images chosen as those of blocks are', async () => {
    const room = open('site');
    const logo = await screen.findByRole('group', { name: 'Logo for dark backgrounds' });
    expect(within(logo).getByRole('button', { name: /Upload/ })).toBeDefined();
    fireEvent.change(within(logo).getByRole('textbox'), { target: { value: '/brand/new.svg' } });
    await room.advance(1_000);
    await screen.findByText('Draft saved. Readers do not see it.');
    expect(room.sent('PUT /settings/site/draft').at(-1)).toMatchObject({
      document: { primaryLogo: '/brand/new.svg' },
    });
  });

  test('is published at a moment', async () => {
    const room = open('site', {
      answers: {
        'GET /settings/site': setting({ websiteName: 'The Courier' }, 3),
        'GET /settings/site/schedule': { schedule: null },
        'PUT /settings/site/schedule': { schedule: null },
      },
    });
    await screen.findByText('Draft saved. Readers do not see it.');
    press('Publish later');
    await screen.findByLabelText('Publish on');
    expect(screen.queryByLabelText('Unpublish on')).toBeNull();
    type('Publish on', '2026-12-01');
    type('at (hh:mm)', '06:00');
    press('Schedule');
    await waitFor(() => expect(room.sent('PUT /settings/site/schedule')).toHaveLength(1));
    expect(room.sent('PUT /settings/site/schedule')[0]).toMatchObject({
      revision: 3,
      publishAt: Date.UTC(2026, 11, 1, 6),
    });
  });

  test('is not lost when the network fails', async () => {
    let tries = 0;
    const room = open('site', {
      answers: {
        'PUT /settings/site/draft': () =>
          (tries += 1) === 1
            ? Response.json({ message: 'The disk is full.' }, { status: 500 })
            : { revision: 1, problems: [] },
      },
    });
    await screen.findByLabelText('Name of the site');
    type('Name of the site', 'Kept');
    await room.advance(1_000);
    await screen.findByText('Not saved, and kept in this browser: The disk is full.');
    press('Save again');
    await screen.findByText('Draft saved. Readers do not see it.');
    expect(room.sent('PUT /settings/site/draft').at(-1)).toMatchObject({ document: { websiteName: 'Kept' } });
  });

  test('is looked at by viewers, who change nothing', async () => {
    const room = open('site', { editor: { role: 'viewer' } });
    expect(await screen.findByLabelText('Name of the site')).toHaveProperty('readOnly', true);
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.getByText(/you can view the settings/)).toBeDefined();
    await expectAccessible(room.container);
  });

  test('lists its versions, and publishes one of them again', async () => {
    const versions = [
      { number: 2, publishedAt: 1_700_000_000_000, editorName: 'Bo', note: '' },
      { number: 1, publishedAt: 1_600_000_000_000, note: '' },
    ];
    const room = open('site', {
      answers: {
        'GET /settings/site/versions': { versions },
        'POST /settings/site/versions/1/restoration': { number: 3 },
      },
    });
    await screen.findByLabelText('Name of the site');
    press('Versions');
    expect(await screen.findByText(/Imported/)).toBeDefined();
    press('Publish version 1 again');
    await waitFor(() => expect(room.announced).toEqual(['Version 1 is published again.']));
  });

  test('is published again once, however often it is asked for', async () => {
    const versions = [2, 1].map((number) => ({ number, publishedAt: 1_600_000_000_000, note: '' }));
    const room = open('site', {
      answers: {
        'GET /settings/site/versions': { versions },
        'POST /settings/site/versions/1/restoration': { number: 3 },
      },
    });
    await screen.findByLabelText('Name of the site');
    press('Versions');
    await screen.findByRole('button', { name: 'Publish version 1 again' });
    press('Publish version 1 again');
    press('Publish version 1 again');
    expect(
      screen.getByRole('button', { name: 'Publish version 1 again' }).getAttribute('aria-disabled'),
    ).toBe('true');
    await waitFor(() => expect(room.announced).toHaveLength(1));
    await act(async () => undefined);
    expect(room.sent('POST /settings/site/versions/1/restoration')).toHaveLength(1);
  });
});

describe('the navigation', () => {
  const open1 = async () => {
    const room = open('navigation');
    await screen.findByRole('list', { name: 'Entries' });
    return room;
  };
  const names = () => entries().map((each) => each.querySelector('span')?.textContent);

  test('is moved by keys, which keep the focus and are announced', async () => {
    const room = await open1();
    const [, coast] = entries();
    if (coast === undefined) throw new Error('No entry.');
    coast.focus();
    fireEvent.keyDown(coast, { key: 'ArrowUp', altKey: true });
    expect(names()).toEqual(['coast', 'news', 'food']);
    expect(document.activeElement?.textContent).toContain('coast');
    fireEvent.keyDown(entries()[1] ?? coast, { key: 'ArrowRight', altKey: true });
    expect(room.announced).toEqual([
      '“coast” is now number 1 on level 1.',
      '“news” is now number 1 on level 2.',
    ]);
    await room.advance(1_000);
    expect(room.sent('PUT /settings/navigation%3Adefault/draft').at(-1)).toMatchObject({
      document: { children: [{ name: 'coast', children: [{ name: 'news' }] }, { name: 'food' }] },
    });
  });

  test('is moved by dragging', async () => {
    await open1();
    const [news, , food] = entries();
    if (news === undefined || food === undefined) throw new Error('No entry.');
    fireEvent.dragStart(food);
    fireEvent.dragOver(news);
    expect(news.dataset['drop']).toBe('inside');
    fireEvent.drop(news);
    expect(names()).toEqual(['news', 'food', 'coast']);
  });

  test('takes links to pages, hides and removes entries', async () => {
    const room = await open1();
    press('Add link');
    type('Name', 'Tides');
    type('Link to', 'https://tides.test/');
    fireEvent.click(screen.getByLabelText('Hide from readers'));
    expect(entries().at(-1)?.textContent).toContain('hidden');
    await expectAccessible(room.container);
    fireEvent.click(entries()[0] ?? room.container);
    press('Remove');
    await room.advance(1_000);
    expect(room.sent('PUT /settings/navigation%3Adefault/draft').at(-1)).toMatchObject({
      document: {
        children: [
          { name: 'coast' },
          { name: 'food' },
          { display_name: 'Tides', url: 'https://tides.test/', inactive: true, node_type: 'link' },
        ],
      },
    });
  });
});

describe('the menus', () => {
  const MENU = 'navigation%3Aharbour';
  const page = {
    ...HOME,
    areas: {
      main: [
        {
          id: 'a',
          block: 'links-bar',
          fields: { navigationConfig: { contentConfigValues: { hierarchy: 'harbour' } } },
        },
      ],
    },
  };
  /** Creates a site that stores menus. */
  function menus() {
    const ids = new Set(['navigation:default']);
    const bin = new Set<string>();
    const toList = (set: ReadonlySet<string>) => ({ settings: [...set].map((id) => ({ id })) });
    return {
      'GET /pages': { pages: [{ document: page, isPublished: true }] },
      'GET /settings': () => toList(ids),
      'GET /deleted-settings': () => toList(bin),
      [`GET /settings/${MENU}`]: setting({ hierarchy: 'harbour', _id: '/', children: [] }),
      [`PUT /settings/${MENU}/draft`]: () => {
        ids.add('navigation:harbour');
        return { revision: 1, problems: [] };
      },
      [`DELETE /settings/${MENU}`]: () => {
        ids.delete('navigation:harbour');
        bin.add('navigation:harbour');
        return {};
      },
      [`POST /settings/${MENU}/restoration`]: () => {
        bin.delete('navigation:harbour');
        ids.add('navigation:harbour');
        return {};
      },
    };
  }
  const names = () =>
    within(screen.getByLabelText('Menu'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);

  test('get one more by a name, are deleted, and have it again', async () => {
    const room = open('navigation', { answers: menus() });
    expect((await screen.findByLabelText('Menu')).textContent).toBe('default');
    expect(screen.queryByRole('button', { name: 'Delete menu' })).toBeNull();
    press('New menu');
    type('Name of the new menu', '../harbour');
    press('Create menu');
    expect(await screen.findByText(/A name starts with a letter or digit/)).toBeDefined();
    type('Name of the new menu', 'harbour');
    press('Create menu');
    await screen.findByText('Used on (1)');
    expect(screen.getByRole('link', { name: 'Front page: links-bar' })).toBeDefined();
    await waitFor(() => expect(names()).toEqual(['default', 'harbour']));
    await expectAccessible(room.container);
    press('Delete menu');
    const undo = await screen.findByRole('group', { name: 'The menu “harbour” was deleted.' });
    await waitFor(() => expect(names()).toEqual(['default']));
    fireEvent.click(within(undo).getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(names()).toEqual(['default', 'harbour']));
    expect(room.announced).toEqual([
      'The menu “harbour” was created.',
      'The menu “harbour” was deleted.',
      'The menu “harbour” was restored.',
    ]);
  });

  test('are deleted and restored once, however often it is asked for', async () => {
    const room = open('navigation', { answers: menus() });
    await screen.findByLabelText('Menu');
    press('New menu');
    type('Name of the new menu', 'harbour');
    press('Create menu');
    await screen.findByRole('button', { name: 'Delete menu' });
    press('Delete menu');
    press('Delete menu');
    const undo = await screen.findByRole('button', { name: 'Undo' });
    fireEvent.click(undo);
    fireEvent.click(undo);
    await waitFor(() => expect(names()).toEqual(['default', 'harbour']));
    expect(room.sent(`DELETE /settings/${MENU}`)).toHaveLength(1);
    expect(room.sent(`POST /settings/${MENU}/restoration`)).toHaveLength(1);
    expect(room.announced).toHaveLength(3);
  });

  test('keep the name that was typed for one that could not be made', async () => {
    const failure = Response.json({ message: 'The disk is full.' }, { status: 500 });
    open('navigation', { answers: { ...menus(), [`PUT /settings/${MENU}/draft`]: failure } });
    await screen.findByLabelText('Menu');
    press('New menu');
    type('Name of the new menu', 'harbour');
    press('Create menu');
    await screen.findByText('The disk is full.');
    await act(async () => undefined);
    expect(screen.getByLabelText('Name of the new menu')).toHaveProperty('value', 'harbour');
  });
});

describe('the theme', () => {
  test('shows the contrast of every pair as it is typed', async () => {
    const room = open('theme');
    type(await screen.findByLabelText('brand, Light').then(() => 'brand, Light'), '#cccccc');
    const row = screen.getByRole('row', { name: /^brand on paper/ });
    expect(row.textContent).toContain('1.5 : 1 too low, at least 4.5 : 1 is required');
    expect(row.textContent).toMatch(/sufficient/);
    await room.advance(1_000);
    expect(room.sent('PUT /settings/theme/draft').at(-1)).toEqual({
      revision: 0,
      document: { colours: { brand: { light: '#cccccc', dark: paper.colours.brand.dark } }, measures: {} },
    });
    press('Reset to theme: brand');
    expect(screen.getByLabelText('brand, Light')).toHaveProperty('value', paper.colours.brand.light);
    await expectAccessible(room.container);
  });

  test.each([
    ['rgb(1, 2, 3)', '#abc123'],
    ['#01020380', '#abc12380'],
    ['#0102038', '#abc123'],
  ])(
    'has %s replaced by the picked colour, only the opacity of a hexadecimal one stays',
    async (before, after) => {
      open('theme');
      await screen.findByLabelText('brand, Light');
      type('brand, Light', before);
      type('Pick brand, Light', '#abc123');
      expect(screen.getByLabelText('brand, Light')).toHaveProperty('value', after);
    },
  );

  test('is shown on a page, the newest draft of it', async () => {
    const shown: string[] = [];
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
      const draft = new FormData(this).get('draft');
      shown.push(typeof draft === 'string' ? draft : '');
    });
    open('theme');
    await screen.findByRole('region', { name: 'How a page will look' });
    await act(async () => undefined);
    expect(JSON.parse(shown[0] ?? '')).toMatchObject({
      path: '/',
      document: { id: 'home' },
      settings: { theme: { colours: {} } },
    });
  });
});
