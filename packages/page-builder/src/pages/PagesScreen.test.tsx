import { parsePageDocument } from '@broadsheet/page-document';
import { expectAccessible } from '@broadsheet/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { getBody, renderBuilder } from '../../test/renderBuilder.tsx';
import type { RenderBuilderOptions } from '../../test/renderBuilder.tsx';
import { PagesScreen } from './PagesScreen.tsx';

const document = (id: string, changes: object = {}) => ({
  id,
  name: id.toUpperCase(),
  match: { kind: 'path', path: `/${id}/` },
  layout: 'columns',
  areas: { main: [{ id: 'a', block: 'words', fields: {} }] },
  ...changes,
});

/** Opens the screen on a site that carries out all calls. */
function openSite({
  editor,
  ...answers
}: RenderBuilderOptions['answers'] & Pick<RenderBuilderOptions, 'editor'> = {}) {
  let pages = [
    {
      document: document('offer'),
      isPublished: true,
      publication: { publishedAt: Date.UTC(2026, 10, 21), editorName: 'Cy' },
      schedule: { unpublishAt: Date.UTC(2026, 11, 1, 6) },
    },
    {
      document: document('plans', { name: 'Größe' }),
      isPublished: false,
      draft: { revision: 3, changedAt: Date.UTC(2026, 10, 20), editorName: 'Bo' },
    },
    { document: document('article', { match: { kind: 'content', type: 'story' } }), isPublished: true },
  ];
  let deleted: typeof pages = [];
  return renderBuilder(<PagesScreen />, {
    editor,
    answers: {
      'GET /pages': () => ({ pages }),
      'GET /deleted-pages': () => ({
        pages: deleted.map((page) => ({ ...page, deletedAt: 0, editorName: 'Ada' })),
      }),
      'GET /catalogue': { blocks: [{ name: 'columns', kind: 'layout', title: 'Columns', areas: ['main'] }] },
      'POST /address-check': { problems: [] },
      'DELETE /pages/offer': () => {
        deleted = pages.filter((page) => page.document.id === 'offer');
        pages = pages.filter((page) => page.document.id !== 'offer');
        return new Response(null, { status: 204 });
      },
      'GET /pages/offer/reach': { match: { kind: 'path', path: '/offer/' }, addresses: 1 },
      'POST /pages/offer/restoration': () => {
        pages = [...deleted, ...pages];
        deleted = [];
        return new Response(null, { status: 204 });
      },
      'POST /pages/offer/move': { revision: 0, number: 2 },
      ...answers,
    },
  });
}

const names = () => screen.queryAllByRole('listitem').map((row) => row.querySelector('a')?.textContent);
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Deletes the published page, and answers the question about it. */
async function deleteOffer() {
  fireEvent.click(button('Delete: OFFER'));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
}

afterEach(cleanup);

describe('the list of pages', () => {
  it('shows what each page is for, its state and who saved it last', async () => {
    const { container } = openSite();
    await waitFor(() => expect(names()).toEqual(['ARTICLE', 'Größe', 'OFFER']));
    const [article, plans, offer] = screen.getAllByRole('listitem');
    expect(article?.textContent).toContain('Every story');
    expect(plans?.textContent).toMatch(/\/plans\/Not publishedDraft saved .+ by Bo/);
    expect(offer?.textContent).toMatch(/Published .+ by CyWill be unpublished on /);
    expect(screen.getByRole('link', { name: /unpublished on/ }).getAttribute('href')).toBe(
      '/pagebuilder/look-ahead/?path=%2Foffer%2F&at=1796104800000',
    );
    await expectAccessible(container);
  });

  it('counts the A/B tests of a page', async () => {
    const version = (id: string, variant: string) => ({
      ...{ id, block: 'words', fields: {} },
      experiment: { id: 'offer', variant },
    });
    const tested = document('offer', { areas: { main: [version('a', 'a'), version('b', 'b')] } });
    openSite({
      'GET /pages': {
        pages: [tested, document('plans')].map((each) => ({ document: each, isPublished: true })),
      },
    });
    await waitFor(() => expect(names()).toEqual(['OFFER', 'PLANS']));
    const [offer, plans] = screen.getAllByRole('listitem');
    expect(offer?.textContent).toContain('/offer/1 A/B test');
    expect(plans?.textContent).not.toContain('A/B');
  });

  it('is sorted by what was done last', async () => {
    openSite();
    await waitFor(() => expect(names()).toHaveLength(3));
    choose('Sort by', 'changed');
    expect(names()).toEqual(['OFFER', 'Größe', 'ARTICLE']);
    choose('Sort by', 'published');
    expect(names()).toEqual(['OFFER', 'ARTICLE', 'Größe']);
    choose('Show', 'scheduled');
    expect(names()).toEqual(['OFFER']);
  });

  it('is searched by name and address, with or without accents, and by kind', async () => {
    openSite();
    await waitFor(() => expect(names()).toHaveLength(3));
    type('Search by name or address', 'grosse');
    expect(names()).toEqual([]);
    type('Search by name or address', 'große');
    expect(names()).toEqual(['Größe']);
    type('Search by name or address', '/OFF');
    expect(names()).toEqual(['OFFER']);
    type('Search by name or address', '');
    choose('Show', 'templates');
    expect(names()).toEqual(['ARTICLE']);
    choose('Show', 'unpublished');
    expect(names()).toEqual(['Größe']);
    choose('Show', 'pages');
    expect(names()).toEqual(['Größe', 'OFFER']);
  });

  it.each([
    ['viewer', []],
    ['editor', ['Rename', 'Copy']],
    ['publisher', ['Rename', 'Copy', 'Move', 'Delete']],
  ] as const)('offers a %s what they may do to a published page', async (role, acts) => {
    openSite({ editor: { role } });
    await waitFor(() => expect(names()).toHaveLength(3));
    const offered = screen.queryAllByRole('button', { name: /: OFFER$/ });
    expect(offered.map(({ textContent }) => textContent)).toEqual(acts);
    expect(screen.queryByRole('button', { name: 'New page' }) !== null).toBe(role !== 'viewer');
  });
});

describe('a page', () => {
  it('is deleted and had again with the keyboard alone, and both are said', async () => {
    const { container, announced } = openSite();
    await waitFor(() => expect(names()).toHaveLength(3));
    await deleteOffer();
    await waitFor(() => expect(names()).toEqual(['ARTICLE', 'Größe']));
    expect(window.document.activeElement).toBe(button('Undo'));
    await expectAccessible(container);
    fireEvent.click(button('Undo'));
    await waitFor(() => expect(names()).toContain('OFFER'));
    expect(announced).toEqual(['OFFER deleted.', 'OFFER restored.']);
    expect(window.document.activeElement).toBe(screen.getByLabelText('Search by name or address'));
  });

  it('that readers see is deleted after a question that says what they lose and get then', async () => {
    const { calls } = openSite({
      'GET /pages/article/reach': { match: { kind: 'content', type: 'story' }, addresses: 312 },
    });
    await waitFor(() => expect(names()).toHaveLength(3));
    fireEvent.click(button('Delete: ARTICLE'));
    const dialog = screen.getByRole('dialog', { name: 'Delete “ARTICLE”?' });
    await waitFor(() => expect(dialog.textContent).toContain('Readers lose 312 addresses at once.'));
    expect(dialog.textContent).toContain('They get the page “Not found” there');
    expect(window.document.activeElement).toBe(button('Cancel'));
    await expectAccessible(dialog);
    fireEvent.click(button('Cancel'));
    fireEvent.click(button('Delete: OFFER'));
    await screen.findByText('Readers lose the address /offer/ at once.');
    fireEvent.click(button('Cancel'));
    expect(calls.filter(({ route }) => route.startsWith('DELETE'))).toEqual([]);
    expect(names()).toHaveLength(3);
  });

  it('can be had again for ten seconds after the focus has left, or until Escape; later from the deleted ones', async () => {
    const { advance } = openSite();
    await waitFor(() => expect(names()).toHaveLength(3));
    await deleteOffer();
    await screen.findByRole('button', { name: 'Undo' });
    await advance(60_000);
    fireEvent.blur(button('Undo'));
    await advance(9_999);
    expect(button('Undo')).toBeTruthy();
    await advance(1);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    choose('Show', 'deleted');
    fireEvent.click(await screen.findByRole('button', { name: 'Restore: OFFER' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Restore: OFFER' })).toBeNull());
    expect(window.document.activeElement).toBe(screen.getByLabelText('Search by name or address'));
  });

  it('can be had again as long as the focus is there, though a pointer has come and gone', async () => {
    const { advance } = openSite();
    await waitFor(() => expect(names()).toHaveLength(3));
    await deleteOffer();
    const toast = (await screen.findByRole('button', { name: 'Undo' })).closest('fieldset');
    if (toast === null) throw new Error('The message about the deletion is missing.');
    fireEvent.pointerEnter(toast);
    fireEvent.pointerLeave(toast);
    await advance(60_000);
    expect(window.document.activeElement).toBe(button('Undo'));
  });

  it('that could not be deleted says why', async () => {
    openSite({ 'DELETE /pages/offer': () => Response.json({ message: 'Ask one.' }, { status: 403 }) });
    await waitFor(() => expect(names()).toHaveLength(3));
    await deleteOffer();
    expect((await screen.findByRole('alert')).textContent).toContain('Ask one.');
  });

  it('moves with a redirect, unless the address is refused', async () => {
    const refused = { problems: [{ kind: 'refused', reason: 'The page “PLANS” has it.' }] };
    const { calls, announced } = openSite({
      'POST /address-check': ({ body }) =>
        JSON.stringify(body).includes('/plans/') ? refused : { problems: [] },
    });
    await waitFor(() => expect(names()).toHaveLength(3));
    fireEvent.click(button('Move: OFFER'));
    type('Address', '/plans');
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    expect((await screen.findByRole('alert')).textContent).toBe('The page “PLANS” has it.');
    await expectAccessible(screen.getByRole('dialog'));
    type('Address', '/subscribe');
    fireEvent.click(screen.getByRole('button', { name: 'Move' }));
    await waitFor(() => expect(announced).toEqual(['OFFER is now at /subscribe/.']));
    expect(getBody(calls.find(({ route }) => route === 'POST /pages/offer/move'))).toEqual({
      match: { kind: 'path', path: '/subscribe/' },
      hasRedirect: true,
    });
  });

  it.each([
    [
      'with the navigation and footer of the front page',
      undefined,
      { navigation: ['own-nav'], footer: ['footer'] },
    ],
    ['with nothing at all', 'bare', {}],
  ])('begins empty, %s', async (_how, choice, blocks) => {
    const front = document('front', {
      match: { kind: 'path', path: '/' },
      areas: { navigation: [{ id: 'n', block: 'own-nav', fields: {} }] },
    });
    const layout = {
      name: 'columns',
      kind: 'layout',
      title: 'Columns',
      areas: ['navigation', 'main', 'footer'],
    };
    const { calls, visited } = openSite({
      'GET /pages': { pages: [{ document: front, isPublished: true }] },
      'GET /catalogue': { blocks: [layout] },
      'PUT /pages/team/draft': { revision: 1 },
    });
    fireEvent.click(button('New page'));
    await screen.findByRole('option', { name: 'Columns' });
    type('Name', 'Team');
    type('Address', '/team');
    if (choice !== undefined) choose('Start with', choice);
    fireEvent.click(button('Create'));
    await waitFor(() => expect(visited).toEqual(['/pages/team/']));
    const { document: made } = getBody(calls.find(({ route }) => route === 'PUT /pages/team/draft'));
    const areas = parsePageDocument(made)?.areas ?? {};
    const named = Object.entries(areas).map(([area, nodes]) => [area, nodes.map(({ block }) => block)]);
    expect(Object.fromEntries(named)).toEqual(blocks);
  });

  it('has the address that its name suggests, until it is given another', async () => {
    openSite();
    fireEvent.click(button('New page'));
    const name = await screen.findByLabelText('Name');
    await waitFor(() => expect(name.matches(':focus')).toBe(true));
    const address = () => screen.getByLabelText('Address');
    type('Name', 'Été au port');
    expect(address()).toHaveProperty('value', '/ete-au-port/');
    type('Address', '/summer/');
    type('Name', 'Summer at the port');
    expect(address()).toHaveProperty('value', '/summer/');
  });

  it('is made of a layout or as a copy, as a draft of its own', async () => {
    const { calls, visited } = openSite({
      'PUT /pages/team/draft': { revision: 1 },
      'PUT /pages/copy-of-offer/draft': { revision: 1 },
    });
    await waitFor(() => expect(names()).toHaveLength(3));
    fireEvent.click(button('New page'));
    await screen.findByRole('option', { name: 'Columns' });
    fireEvent.click(button('Create'));
    expect((await screen.findByRole('alert')).textContent).toBe('Enter a name for the page.');
    type('Name', 'Team');
    type('Address', '/team');
    fireEvent.click(button('Create'));
    await waitFor(() => expect(visited).toEqual(['/pages/team/']));
    expect(getBody(calls.find(({ route }) => route === 'PUT /pages/team/draft'))).toMatchObject({
      document: { id: 'team', name: 'Team', match: { path: '/team/' }, layout: 'columns', areas: {} },
      revision: 0,
    });
    fireEvent.click(button('Cancel'));
    fireEvent.click(button('Copy: OFFER'));
    type('Address', '/copy');
    fireEvent.click(button('Create'));
    await waitFor(() => expect(visited).toContain('/pages/copy-of-offer/'));
    const copied = JSON.stringify(
      getBody(calls.find(({ route }) => route === 'PUT /pages/copy-of-offer/draft'))['document'],
    );
    expect(copied).toContain('"block":"words"');
    expect(copied).not.toContain('"id":"a"');
  });

  it('is renamed in its draft', async () => {
    const { calls, announced } = openSite({
      'GET /pages/offer': { document: document('offer'), revision: 0, isPublished: true },
      'PUT /pages/offer/draft': { revision: 1 },
    });
    await waitFor(() => expect(names()).toHaveLength(3));
    fireEvent.click(button('Rename: OFFER'));
    type('Name', 'Subscriptions');
    fireEvent.click(screen.getByRole('button', { name: 'Rename' }));
    await waitFor(() => expect(announced).toHaveLength(1));
    expect(getBody(calls.find(({ route }) => route === 'PUT /pages/offer/draft'))).toMatchObject({
      document: { name: 'Subscriptions', match: { path: '/offer/' } },
    });
  });
});
