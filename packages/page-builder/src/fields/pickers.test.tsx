/** The controls that fetch data from the site: content and images. */
import { auth, content, focalPoint, image, text } from '@broadsheet/block-kit';
import type { FieldSchema } from '@broadsheet/block-kit';
import { expectAccessible } from '@broadsheet/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { getBody, renderBuilder } from '../../test/renderBuilder.tsx';
import type { BuilderAnswer } from '../../test/renderBuilder.tsx';
import { applyFieldsChange } from './FieldsChange.ts';
import { FieldsForm } from './FieldsForm.tsx';

type Stored = Readonly<Record<string, unknown>>;

function openForm(
  schema: FieldSchema,
  first: Stored = {},
  answers: Readonly<Record<string, BuilderAnswer>> = {},
) {
  const history: Stored[] = [first];
  function Document() {
    const [fields, setFields] = useState(first);
    return (
      <FieldsForm
        schema={schema}
        stored={fields}
        onChange={(change) => {
          const next = applyFieldsChange(fields, change);
          history.push(next);
          setFields(next);
        }}
      />
    );
  }
  return { ...renderBuilder(<Document />, { answers }), stored: () => history.at(-1) };
}

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

describe('content', () => {
  const sources = [
    {
      name: 'story-feed-sections',
      label: 'Stories of sections',
      schema: 'ans-feed',
      params: [
        { name: 'includeSections', label: 'Sections', kind: 'text', isRequired: true },
        { name: 'feedSize', label: 'How many', kind: 'number', preset: '10' },
      ],
    },
    {
      name: 'content-api',
      label: 'One story',
      schema: 'ans-item',
      searchable: 'story',
      needsOneOf: ['_id', 'website_url'],
      params: [
        { name: '_id', label: 'Id', phrase: 'source-param._id', kind: 'text' },
        { name: 'website_url', label: 'Address on the site', kind: 'text' },
      ],
    },
  ];
  const found = { items: [{ id: 'a', headline: 'The <b>tide</b> turns' }], count: 12 };
  const answers = {
    'GET /sources': { sources },
    'POST /sources/query': found,
    'POST /sources/search': { items: [{ id: 'ferry', headline: 'The ferry is late' }], count: 1 },
  };

  test('offers the sources that fit, and lists what the query finds while it is written', async () => {
    const schema = { feed: content({ label: 'Feed', schema: 'ans-feed' }) };
    const form = openForm(schema, {}, answers);
    const choice = await screen.findByRole('combobox', { name: 'Source' });
    expect([...choice.querySelectorAll('option')].map((option) => option.textContent)).toEqual([
      'No content',
      'Stories of sections',
    ]);
    type(choice, 'story-feed-sections');
    type(screen.getByRole('textbox', { name: 'Sections (required)' }), '/coast/');
    type(screen.getByRole('textbox', { name: 'How many' }), '5');
    expect(form.stored()).toEqual({
      feed: {
        contentService: 'story-feed-sections',
        contentConfigValues: { includeSections: '/coast/', feedSize: 5 },
      },
    });
    await form.advance(300);
    expect(await screen.findByText('The <b>tide</b> turns')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('12 found.');
    await waitFor(() =>
      expect(getBody(form.calls.at(-1))).toEqual({
        source: 'story-feed-sections',
        query: { includeSections: '/coast/', feedSize: 5 },
      }),
    );
    await expect(expectAccessible(form.container)).resolves.toBeUndefined();
    type(choice, '');
    expect(form.stored()).toEqual({});
  });

  test('finds one story by its words', async () => {
    const form = openForm({ item: content({ label: 'Story', schema: 'ans-item' }) }, {}, answers);
    type(await screen.findByRole('combobox', { name: 'Source' }), 'content-api');
    press('Find by words');
    fireEvent.click(await screen.findByRole('button', { name: /The ferry is late/ }));
    expect(form.stored()).toEqual({
      item: { contentService: 'content-api', contentConfigValues: { _id: 'ferry' } },
    });
  });

  test.each([
    ['story-feed-sections', 'Nothing is chosen yet. Fill in: Sections.'],
    ['content-api', 'Nothing is chosen yet.'],
  ])('asks %s for nothing before what it needs is filled in, and says what that is', async (name, hint) => {
    const stored = { feed: { contentService: name, contentConfigValues: { _id: '', feedSize: 3 } } };
    const form = openForm({ feed: content({ label: 'Feed', schema: 'any' }) }, stored, answers);
    expect(await screen.findByText(hint)).toBeTruthy();
    await form.advance(300);
    expect(form.calls.map(({ route }) => route)).toEqual(['GET /sources']);
  });

  test('takes sections, an author and a switch by choice, and stores what the source understands', async () => {
    const params = [
      { name: 'in', label: 'Sections', kind: 'text', choice: 'sections', isRequired: true },
      { name: 'by', label: 'Author', kind: 'text', choice: 'author' },
      { name: 'more', label: 'Also the next page', kind: 'text', choice: 'switch', preset: 'false' },
    ];
    const subjects = (list: readonly object[]) => ({ subjects: list });
    const form = openForm(
      { feed: content({ label: 'Feed', schema: 'any' }) },
      { feed: { contentService: 'own', contentConfigValues: { in: '/coast/' } } },
      {
        ...answers,
        'GET /sources': { sources: [{ name: 'own', label: 'Own', params }] },
        'GET /subjects?kind=section&words=': subjects([
          { title: 'Coast', value: '/coast/' },
          { title: 'Sport', value: '/sport/' },
        ]),
        'GET /subjects?kind=section&values=%2Fcoast%2F': subjects([{ title: 'The coast', value: '/coast/' }]),
        'GET /subjects?kind=author&words=': subjects([{ title: '<b>Ada</b>', value: 'ada-quill' }]),
      },
    );
    const chosen = await screen.findByRole('list', { name: 'Sections' });
    expect(await within(chosen).findByText('The coast')).toBeTruthy();
    expect(within(chosen).queryByText('/coast/')).toBeNull();
    press('Choose: Sections');
    const coast = await screen.findByRole('button', { name: /✓ Coast|^Coast/ });
    expect(coast.getAttribute('aria-pressed')).toBe('true');
    press(/Sport/);
    press('Close');
    press('Choose: Author');
    fireEvent.click(await screen.findByRole('button', { name: /<b>Ada<\/b>/ }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Also the next page' }));
    expect(form.stored()).toEqual({
      feed: {
        contentService: 'own',
        contentConfigValues: { in: '/coast/, /sport/', by: 'ada-quill', more: 'true' },
      },
    });
    await expect(expectAccessible(form.container)).resolves.toBeUndefined();
  });

  /** Opens a source that takes sections, with what is stored and the sections of the site. */
  function openSections(
    stored: string,
    sections: readonly { readonly title: string; readonly value: string }[],
  ) {
    const params = [{ name: 'in', label: 'Sections', kind: 'text', choice: 'sections' }];
    return openForm(
      { feed: content({ label: 'Feed', schema: 'any' }) },
      { feed: { contentService: 'own', contentConfigValues: { in: stored } } },
      {
        ...answers,
        'GET /sources': { sources: [{ name: 'own', label: 'Own', params }] },
        'GET /subjects?kind=section&words=': { subjects: sections },
        'GET /subjects': ({ route }) => {
          const values = new URLSearchParams(route.split('?')[1]).get('values')?.split(',') ?? [];
          return { subjects: sections.filter(({ value }) => values.includes(value)) };
        },
      },
    );
  }
  const readChosen = async () => {
    const chosen = await screen.findByRole('list', { name: 'Sections' });
    return [...chosen.querySelectorAll('li > span')].map((name) => name.textContent.trim());
  };

  test('tells two chosen sections of one name apart by their ids, also in their buttons', async () => {
    const form = openSections('/news/, /coast/, /sport/news/', [
      { title: 'News', value: '/news/' },
      { title: 'Coast', value: '/coast/' },
      { title: 'News', value: '/sport/news/' },
    ]);
    await waitFor(async () =>
      expect(await readChosen()).toEqual(['News /news/', 'Coast', 'News /sport/news/']),
    );
    await expect(expectAccessible(form.container)).resolves.toBeUndefined();
    press('Remove: News /sport/news/');
    expect(form.stored()).toMatchObject({ feed: { contentConfigValues: { in: '/news/, /coast/' } } });
    await waitFor(async () => expect(await readChosen()).toEqual(['News', 'Coast']));
    press('Remove: News');
    expect(form.stored()).toMatchObject({ feed: { contentConfigValues: { in: '/coast/' } } });
  });

  test('shows a section once that is stored twice or in two spellings, and finds it chosen in either', async () => {
    const form = openSections('/caf%c3%a9, /coast, /café/, /coast', [
      { title: 'Café', value: '/caf%C3%A9/' },
      { title: 'Coast', value: '/coast/' },
    ]);
    await waitFor(async () => expect(await readChosen()).toHaveLength(2));
    press('Choose: Sections');
    const cafe = await screen.findByRole('button', { name: 'Café' });
    expect(cafe.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(cafe);
    expect(form.stored()).toMatchObject({ feed: { contentConfigValues: { in: '/coast' } } });
  });

  test('names more sections than one call can, and says which the site does not have', async () => {
    const sections = Array.from({ length: 120 }, (_, index) => ({
      title: `Title ${index}`,
      value: `/s${index}/`,
    }));
    const ids = [...sections.map(({ value }) => value), '/gone/'];
    const form = openSections(ids.join(','), sections);
    const named = [...sections.map(({ title }) => title), '/gone/ (does not exist on this site)'];
    await waitFor(async () => expect(await readChosen()).toEqual(named));
    const asked = form.calls.flatMap(({ route }) => /values=(.*)/.exec(route)?.[1] ?? []);
    expect(asked.map((values) => values.split('%2C').length)).toEqual([50, 50, 21]);
  });

  test('shows section, author, time and lock of what is found', async () => {
    const item = { id: 'a', headline: 'Tide', section: 'Coast', byline: 'Ada', isLocked: true };
    openForm(
      { feed: content({ label: 'Feed', schema: 'any' }) },
      { feed: { contentService: 'content-api', contentConfigValues: { _id: 'a' } } },
      { ...answers, 'POST /sources/query': { items: [item], count: 1 } },
    );
    expect(await screen.findByText('Coast · Ada · Locked')).toBeTruthy();
  });

  test('keeps a query of a source that the site does not have', async () => {
    const stored = { feed: { contentService: 'gone', contentConfigValues: { a: [1] } } };
    const form = openForm({ feed: content({ label: 'Feed', schema: 'ans-feed' }) }, stored, answers);
    expect(await screen.findByText(/no content source “gone”/)).toBeTruthy();
    expect(form.stored()).toEqual(stored);
  });

  test('tells why nothing can be listed', async () => {
    const refusal = Response.json({ message: 'The search is down.' }, { status: 400 });
    const values = { includeSections: '/coast/' };
    const stored = { feed: { contentService: 'story-feed-sections', contentConfigValues: values } };
    openForm({ feed: content({ label: 'Feed', schema: 'any' }) }, stored, {
      ...answers,
      'POST /sources/query': refusal,
    });
    expect(await screen.findByText('The search is down.')).toBeTruthy();
  });
});

describe('an image', () => {
  const hidden = { hidden: true };
  const schema = {
    imageURL: image({ label: 'Image' }),
    imageAuth: auth({ label: 'Tokens', ...hidden }),
    imageId: text({ label: 'Id', ...hidden }),
    imageFocalPoint: focalPoint({ label: 'Point', ...hidden }),
    imageAlt: text({ label: 'Alt', ...hidden }),
    imageAuthor: text({ label: 'Author', ...hidden }),
  };
  const harbour = {
    id: 'H1',
    url: '/media/uploads/H1.jpg',
    auth: { 2: 'token' },
    width: 400,
    height: 200,
    name: 'harbour.jpg',
  };
  const answers = {
    'GET /images': { images: [harbour] },
    'POST /images': { image: harbour },
    'GET /images/H1': { image: harbour },
    'PATCH /images/H1': ({ body }: { body: unknown }) => ({ image: { ...harbour, ...Object(body) } }),
  };
  const chosen = { imageURL: harbour.url, imageAuth: '{"2":"token"}', imageId: 'H1' };

  test('is uploaded, and the hidden fields beside it are filled', async () => {
    const form = openForm(schema, { imageAuthor: 'kept' }, answers);
    const file = new File(['x'], 'harbour.jpg', { type: 'image/jpeg' });
    const input = form.container.querySelector('input[type=file]');
    fireEvent.change(input ?? form.container, { target: { files: [file] } });
    await waitFor(() => expect(form.stored()).toEqual({ ...chosen, imageAuthor: 'kept' }));
    expect(form.announced).toEqual(['harbour.jpg is uploaded.']);
  });

  test('is chosen, described, given a focal point, and removed with all that belongs to it', async () => {
    const form = openForm(schema, {}, answers);
    press(/Library of uploaded images/);
    fireEvent.click(await screen.findByRole('button', { name: 'harbour.jpg' }));
    expect(form.stored()).toEqual(chosen);
    type(screen.getByRole('textbox', { name: 'Alternative text' }), 'Boats');
    const across = await screen.findByRole('slider', { name: /Across/ });
    type(across, '75');
    await form.advance(500);
    const point = JSON.stringify({ x: 300, y: 100 });
    await waitFor(() =>
      expect(form.stored()).toEqual({ ...chosen, imageAlt: 'Boats', imageFocalPoint: point }),
    );
    await expect(expectAccessible(form.container)).resolves.toBeUndefined();
    press(/Remove the image/);
    expect(form.stored()).toEqual({});
  });

  test('keeps alternative text, caption and credit with it, and describes the place by that text', async () => {
    const form = openForm(schema, {}, answers);
    const input = form.container.querySelector('input[type=file]');
    fireEvent.change(input ?? form.container, { target: { files: [new File(['x'], 'harbour.jpg')] } });
    type(await screen.findByRole('textbox', { name: 'Alternative text of the image' }), 'Boats');
    type(screen.getByRole('textbox', { name: 'Caption' }), 'The quay');
    type(screen.getByRole('textbox', { name: 'Credit' }), 'Ada');
    await form.advance(500);
    await waitFor(() => expect(form.stored()).toEqual({ ...chosen, imageAlt: 'Boats' }));
    expect(form.calls.at(-1)).toEqual({
      route: 'PATCH /images/H1',
      body: { alt: 'Boats', caption: 'The quay', credit: 'Ada' },
    });
    await expect(expectAccessible(form.container)).resolves.toBeUndefined();
    type(screen.getByRole('textbox', { name: 'Alternative text of the image' }), 'Boats in fog');
    await form.advance(500);
    await waitFor(() => expect(form.stored()).toEqual({ ...chosen, imageAlt: 'Boats in fog' }));
    type(screen.getByRole('textbox', { name: 'Alternative text' }), 'Here: boats');
    type(screen.getByRole('textbox', { name: 'Alternative text of the image' }), 'Fog');
    await form.advance(500);
    expect(countSaved(form)).toBe(3);
    expect(form.stored()).toEqual({ ...chosen, imageAlt: 'Here: boats' });
  });

  test('stays decoration at its place when a text is kept with it', async () => {
    const form = openForm(schema, { ...chosen, imageAlt: '' }, answers);
    type(await screen.findByRole('textbox', { name: 'Alternative text of the image' }), 'Boats');
    await form.advance(500);
    await waitFor(() => expect(form.announced).toEqual(['The texts are saved with the image.']));
    expect(form.stored()).toEqual({ ...chosen, imageAlt: '' });
  });

  test('is chosen from the library with the alternative text that is kept with it', async () => {
    const described = { 'GET /images': { images: [{ ...harbour, alt: 'Boats' }] } };
    const form = openForm(schema, {}, { ...answers, ...described });
    press(/Library of uploaded images/);
    fireEvent.click(await screen.findByRole('button', { name: 'harbour.jpg' }));
    expect(form.stored()).toEqual({ ...chosen, imageAlt: 'Boats' });
  });

  test('has no alternative text, one that was written, or is decoration by decision', () => {
    const form = openForm(schema, chosen, answers);
    const field = () => screen.getByRole('textbox', { name: 'Alternative text' });
    type(field(), 'Boats');
    expect(form.stored()).toEqual({ ...chosen, imageAlt: 'Boats' });
    type(field(), '');
    expect(form.stored()).toEqual(chosen);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Decoration' }));
    expect(form.stored()).toEqual({ ...chosen, imageAlt: '' });
    expect(screen.queryByRole('textbox', { name: 'Alternative text' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Decoration' }));
    expect(form.stored()).toEqual(chosen);
  });

  const setPoint = async (across: string) =>
    type(await screen.findByRole('slider', { name: /Across/ }), across);
  const countSaved = ({ calls }: ReturnType<typeof openForm>) =>
    calls.filter(({ route }) => route === 'PATCH /images/H1').length;

  test('keeps a focal point that is chosen just before its form closes', async () => {
    const form = openForm(schema, chosen, answers);
    await setPoint('75');
    form.unmount();
    const point = JSON.stringify({ x: 300, y: 100 });
    await waitFor(() => expect(form.stored()).toEqual({ ...chosen, imageFocalPoint: point }));
    expect(form.announced).toEqual(['Focal point saved.']);
    await form.advance(500);
    expect(countSaved(form)).toBe(1);
  });

  test('keeps a focal point that is chosen just before the tab is closed', async () => {
    const form = openForm(schema, chosen, answers);
    await setPoint('75');
    globalThis.dispatchEvent(new Event('pagehide'));
    const point = JSON.stringify({ x: 300, y: 100 });
    expect(form.stored()).toEqual({ ...chosen, imageFocalPoint: point });
    await waitFor(() => expect(countSaved(form)).toBe(1));
  });

  test('says when a focal point could not be saved after its form was closed', async () => {
    const failure = Response.json({ message: 'The disk is full.' }, { status: 500 });
    const form = openForm(schema, chosen, { ...answers, 'PATCH /images/H1': failure });
    await setPoint('75');
    form.unmount();
    await waitFor(() => expect(form.announced).toEqual(['The disk is full.']));
  });

  test('that is removed does not leave the focal point that was chosen just before', async () => {
    const form = openForm(schema, chosen, answers);
    await setPoint('75');
    press(/Remove the image/);
    await waitFor(() => expect(form.announced).toEqual(['Focal point saved.']));
    expect(form.stored()).toEqual({});
  });

  test('loses the tokens of another image when an address is typed', () => {
    const form = openForm(schema, { ...chosen, imageAlt: 'Boats' }, answers);
    type(screen.getByRole('textbox', { name: /Address of the image/ }), 'https://cdn.example/b.jpg');
    expect(form.stored()).toEqual({ imageURL: 'https://cdn.example/b.jpg', imageAlt: 'Boats' });
  });

  test('that is refused leaves the one that is there, and says why', async () => {
    const refusal = Response.json({ message: 'This file is no image.' }, { status: 400 });
    const form = openForm(schema, chosen, { ...answers, 'POST /images': refusal });
    const input = form.container.querySelector('input[type=file]');
    fireEvent.change(input ?? form.container, { target: { files: [new File(['x'], 'a.svg')] } });
    expect(await screen.findByText('This file is no image.')).toBeTruthy();
    expect(form.stored()).toEqual(chosen);
  });
});
