import {
  boolean,
  image,
  keyValue,
  lazyLoadField,
  list,
  longText,
  number,
  object,
  richText,
  select,
  text,
  url,
} from '@broadsheet/block-kit';
import type { FieldSchema } from '@broadsheet/block-kit';
import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { renderBuilder } from '../../test/renderBuilder.tsx';
import type { RenderBuilderOptions } from '../../test/renderBuilder.tsx';
import { applyFieldsChange } from './FieldsChange.ts';
import type { FieldsChange } from './FieldsChange.ts';
import { FieldsForm } from './FieldsForm.tsx';

type Stored = Readonly<Record<string, unknown>>;

/** Renders a form on a document that accepts every change. */
function openForm(schema: FieldSchema, first: Stored = {}, options: RenderBuilderOptions = {}) {
  const changes: FieldsChange[] = [];
  const held: { stored: Stored; restore: (fields: Stored) => void } = {
    stored: first,
    restore: () => undefined,
  };
  function Document() {
    const [fields, setFields] = useState(first);
    useEffect(() => void Object.assign(held, { stored: fields, restore: setFields }), [fields]);
    return (
      <FieldsForm
        schema={schema}
        stored={fields}
        onChange={(change) => {
          changes.push(change);
          setFields((now) => applyFieldsChange(now, change));
        }}
      />
    );
  }
  const builder = renderBuilder(<Document />, options);
  return {
    ...builder,
    changes,
    stored: () => held.stored,
    restore: (fields: Stored) => held.restore(fields),
  };
}

const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const field = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const label = 'Heading';

describe('a text', () => {
  test('shows its default as a hint and is stored as it is typed', () => {
    const { changes, stored } = openForm({ title: text({ label, default: 'More', description: 'On top.' }) });
    expect(field(label).placeholder).toBe('More');
    expect(field(label).value).toBe('');
    const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'On top.',
      'Default: More',
    ]);
    type(field(label), 'News');
    expect(changes).toEqual([{ set: { title: 'News' }, unset: [], isTyping: true }]);
    expect(stored()).toEqual({ title: 'News' });
  });

  test('goes back to its default, and is blank where a default can be overruled', () => {
    const { stored } = openForm({ title: text({ label, default: 'More' }) }, { title: 'News' });
    type(field(label), '');
    expect(stored()).toEqual({ title: '' });
    fireEvent.click(screen.getByRole('button', { name: 'Reset to default: “Heading”' }));
    expect(stored()).toEqual({});
  });

  test('is not stored when blank and without a default', () => {
    const { stored } = openForm({ title: longText({ label }) }, { title: 'News', other: 1 });
    type(field(label), '');
    expect(stored()).toEqual({ other: 1 });
  });

  test('says that it is needed, without alarm, for as long as it is blank', () => {
    openForm({ title: text({ label, required: true }) });
    const input = field(label);
    expect(input.getAttribute('aria-required')).toBe('true');
    expect(screen.getByText(/Required/).id).toBe(input.getAttribute('aria-describedby'));
    type(input, 'x');
    expect(screen.queryByText(/Required/)).toBeNull();
  });
});

describe('a number', () => {
  const schema = { size: number({ label, default: 10, min: 1, max: 50 }) };

  test('is stored as a number once it is one, and within its bounds', () => {
    const { changes, stored } = openForm(schema);
    expect(screen.getByText('From 1 to 50.')).toBeTruthy();
    for (const written of ['-', '1x', '0', '51']) type(field(label), written);
    expect(changes).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Use 50 or less. The page keeps 10.');
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(field(label).value).toBe('51');
    type(field(label), '2,5');
    expect(stored()).toEqual({ size: 2.5 });
    type(field(label), '');
    expect(stored()).toEqual({});
  });

  test('steps with the arrow keys and stops at its bounds', () => {
    const { stored } = openForm(schema, { size: 49 });
    for (let press = 0; press < 3; press += 1) fireEvent.keyDown(field(label), { key: 'ArrowUp' });
    expect(stored()).toEqual({ size: 50 });
    fireEvent.keyDown(field(label), { key: 'ArrowDown' });
    expect(stored()).toEqual({ size: 49 });
  });

  test('shows what is stored again when an edit is undone', () => {
    const { restore } = openForm(schema, { size: 4 });
    type(field(label), '5');
    act(() => restore({ size: 4 }));
    expect(field(label).value).toBe('4');
  });
});

test('a box is ticked by its default and stores what it says', () => {
  const { stored } = openForm({ shown: boolean({ label, default: true }) });
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: label });
  expect(box.checked).toBe(true);
  fireEvent.click(box);
  expect(stored()).toEqual({ shown: false });
  fireEvent.click(screen.getByRole('button', { name: /Reset/ }));
  expect([stored(), box.checked]).toEqual([{}, true]);
});

test('a choice keeps the type of its option, and its first entry is the default', () => {
  const { stored } = openForm({ columns: select({ label, options: [1, 2, 3], default: 2 }) });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  expect(
    within(choice)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['Default: 2', '1', '2', '3']);
  type(choice, '2');
  expect(stored()).toEqual({ columns: 3 });
  type(choice, '');
  expect(stored()).toEqual({});
});

test('names options as their schema does, and stores what they are', () => {
  const order = select({
    label,
    options: ['newest', 'oldest'],
    optionTitles: { newest: 'Neueste zuerst' },
    default: 'newest',
  });
  const { stored } = openForm({ order });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  expect([...choice.options].map(({ textContent }) => textContent)).toEqual([
    'Default: Neueste zuerst',
    'Neueste zuerst',
    'oldest',
  ]);
  type(choice, '0');
  expect(stored()).toEqual({ order: 'newest' });
});

test('a choice that the block no longer offers is kept until another is made', () => {
  const { stored } = openForm({ ratio: select({ label, options: ['3:2'] }) }, { ratio: '16:9' });
  const choice = screen.getByRole<HTMLSelectElement>('combobox', { name: label });
  expect(choice.selectedOptions[0]?.textContent).toBe('"16:9" (not offered)');
  expect(stored()).toEqual({ ratio: '16:9' });
  type(choice, '0');
  expect(stored()).toEqual({ ratio: '3:2' });
});

describe('an address', () => {
  const schema = { link: url({ label }) };

  test('is refused in words when readers could not follow it, and kept', () => {
    const { stored } = openForm(schema);
    type(field(label), 'javascript:alert(1)');
    expect(screen.getByText(/This is not a valid link/)).toBeTruthy();
    expect(stored()).toEqual({ link: 'javascript:alert(1)' });
    type(field(label), '/news/');
    expect(screen.queryByText(/This is not a valid link/)).toBeNull();
  });

  test('is taken from the pages of the site that have one', async () => {
    const page = (id: string, match: object) => ({
      document: { id, name: id, match, layout: 'columns', areas: {} },
    });
    const { stored } = openForm(
      schema,
      {},
      {
        answers: {
          'GET /pages': {
            pages: [
              page('Offer', { kind: 'path', path: '/offer/' }),
              page('About us', { kind: 'path', path: '/about/' }),
              page('Authors', { kind: 'path', path: '/author/:slug/' }),
              page('Sections', { kind: 'section' }),
            ],
          },
        },
      },
    );
    const opener = screen.getByRole('button', { name: /^Pages of the site/ });
    opener.focus();
    fireEvent.click(opener);
    const search = screen.getByRole('searchbox');
    expect(document.activeElement).toBe(search);
    await screen.findByRole('button', { name: /Offer/ });
    expect(screen.queryByRole('button', { name: /Authors|Sections/ })).toBeNull();
    type(search, 'abo');
    fireEvent.click(screen.getByRole('button', { name: /About us/ }));
    expect(stored()).toEqual({ link: '/about/' });
    expect(document.activeElement).toBe(opener);
  });
});

describe('a list', () => {
  const schema = {
    links: list({ label: 'Links', of: { name: text({ label: 'Name' }), at: url({ label: 'Address' }) } }),
  };
  const names = (stored: Stored) =>
    Array.isArray(stored['links']) ? stored['links'].map((row: { name?: string }) => row.name) : undefined;

  test('grows, is filled in and shrinks again', () => {
    const { stored } = openForm(schema);
    fireEvent.click(screen.getByRole('button', { name: 'Add to “Links”' }));
    type(field('Name'), 'One');
    expect(stored()).toEqual({ links: [{ name: 'One' }] });
    fireEvent.click(screen.getByRole('button', { name: 'Remove 1. One' }));
    expect(stored()).toEqual({});
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add to “Links”' }));
  });

  test('is put in order with the keyboard: the focus stays with the row, and its place is told', () => {
    const rows = ['One', 'Two', 'Three'].map((name) => ({ name, extra: name.length }));
    const { stored, announced } = openForm(schema, { links: rows });
    const down = () => screen.getByRole('button', { name: /^Move \d. One down/ });
    down().focus();
    fireEvent.click(down());
    expect(names(stored())).toEqual(['Two', 'One', 'Three']);
    expect(document.activeElement).toBe(down());
    fireEvent.click(down());
    fireEvent.click(down());
    expect(names(stored())).toEqual(['Two', 'Three', 'One']);
    expect(announced).toEqual(['1. One is now number 2 of 3.', '2. One is now number 3 of 3.']);
    expect(stored()).toEqual({ links: [rows[1], rows[2], rows[0]] });
  });
});

test('the parts of an object change one by one, and unknown parts are kept', () => {
  const schema = {
    box: object({ label, of: { note: text({ label: 'Note' }), size: number({ label: 'Size' }) } }),
  };
  const { stored } = openForm(schema, { box: { note: 'x', other: [1] } });
  type(field('Size'), '3');
  expect(stored()).toEqual({ box: { note: 'x', other: [1], size: 3 } });
});

test('names and values are stored once they have names; of two with one name the last counts', () => {
  const { stored } = openForm({ placement: keyValue({ label }) }, { placement: { article: 'a1', size: 2 } });
  type(field('Value 1'), 'b2');
  expect(stored()).toEqual({ placement: { article: 'b2', size: '2' } });
  fireEvent.click(screen.getByRole('button', { name: /Add to/ }));
  type(field('Value 3'), 'later');
  expect(screen.getByRole('status').textContent).toBe('A value without a name is not stored.');
  type(field('Name 3'), 'article');
  expect(screen.getByRole('status').textContent).toContain('is used twice');
  expect(stored()).toEqual({ placement: { article: 'later', size: '2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Remove size' }));
  expect(stored()).toEqual({ placement: { article: 'later' } });
});

test('the keyboard goes on at a new name, and beside names that were removed', () => {
  openForm({ placement: keyValue({ label }) }, { placement: { article: 'a1', size: 2 } });
  const add = screen.getByRole('button', { name: /Add to/ });
  const pressed = (name: string) => {
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    return document.activeElement?.getAttribute('aria-label');
  };
  add.focus();
  fireEvent.click(add);
  expect(document.activeElement).toBe(field('Name 3'));
  expect(pressed('Remove 3')).toBe('Remove size');
  expect(pressed('Remove article')).toBe('Remove size');
  pressed('Remove size');
  expect(document.activeElement).toBe(add);
});

test('a field stands there while another one holds a certain value, its default too', () => {
  const schema = {
    showLogin: boolean({ label: 'Log in', default: true }),
    loginText: text({ label, when: { field: 'showLogin', is: [true] } }),
  };
  const { stored } = openForm(schema, { loginText: 'Welcome' });
  expect(field(label).value).toBe('Welcome');
  fireEvent.click(screen.getByRole('checkbox'));
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(stored()).toEqual({ loginText: 'Welcome', showLogin: false });
});

test('fields stand in their groups, hidden ones nowhere, and stay as they are', () => {
  const schema = {
    title: text({ label, group: 'content' }),
    secret: text({ label: 'Secret', hidden: true, group: 'content' }),
    lazyLoad: lazyLoadField,
  };
  const { stored } = openForm(schema, { secret: 'kept', unknown: { a: 1 } });
  expect(screen.getAllByRole('group').map((group) => group.querySelector('summary')?.textContent)).toEqual([
    'content',
    'general',
  ]);
  expect(screen.queryByLabelText('Secret')).toBeNull();
  type(field(label), 'x');
  expect(stored()).toEqual({ secret: 'kept', unknown: { a: 1 }, title: 'x' });
});

const everyKind = {
  title: text({ label: 'Text', required: true, default: 'More' }),
  long: longText({ label: 'Long' }),
  rich: richText({ label: 'Rich' }),
  size: number({ label: 'Size', min: 1 }),
  shown: boolean({ label: 'Shown' }),
  ratio: select({ label: 'Ratio', options: ['3:2', '4:3'] }),
  link: url({ label: 'Link' }),
  imageURL: image({ label: 'Image' }),
  rows: list({ label: 'Rows', of: { name: text({ label: 'Name' }) } }),
  box: object({ label: 'Box', of: { note: text({ label: 'Note' }) } }),
  pairs: keyValue({ label: 'Pairs' }),
};
const HOSTILE: readonly unknown[] = [
  '<script>alert(1)</script>',
  'x'.repeat(1_000_000),
  '',
  5,
  Number.MAX_VALUE,
  true,
  [],
  [[1], null, 'x', { name: { a: 1 } }],
  {},
  JSON.parse('{"__proto__":{"polluted":true},"constructor":"x","name":"y"}'),
];

test.each(HOSTILE.map((value) => [JSON.stringify(value).slice(0, 40), value]))(
  'a document with %s in every field is shown, and not touched',
  (_, value) => {
    const stored = Object.fromEntries(Object.keys(everyKind).map((name) => [name, value]));
    const { changes, container } = openForm(everyKind, stored);
    expect(container.querySelectorAll('[data-field]').length).toBeGreaterThanOrEqual(11);
    expect(container.querySelector('script')).toBeNull();
    expect(changes).toEqual([]);
    type(field('Text'), 'good');
    expect(changes).toEqual([{ set: { title: 'good' }, unset: [], isTyping: true }]);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  },
);

test('what the block cannot use is told and can be removed', () => {
  const { stored } = openForm(
    { shown: boolean({ label }), size: number({ label: 'Size' }) },
    { shown: 'yes', size: {} },
  );
  expect(screen.getByText(/The value "yes" is not valid/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove this value of “Heading”' }));
  expect(stored()).toEqual({ size: {} });
});

test('a long help, and that of a switch, is shown on demand, and always said to a screen reader', () => {
  const long = 'A sentence that needs more room than a line of the form has to give.';
  openForm({
    brief: text({ label: 'Brief', description: 'On top.' }),
    wordy: text({ label: 'Wordy', description: long }),
    on: boolean({ label: 'On', description: 'Short.', default: true }),
  });
  const isShown = (words: string) => screen.getByText(words).hidden === false;
  expect(['On top.', long, 'Short.'].map(isShown)).toEqual([true, false, false]);
  const control = screen.getByRole('textbox', { name: 'Wordy' });
  const describers = (control.getAttribute('aria-describedby') ?? '').split(' ');
  expect(describers.map((id) => document.getElementById(id)?.textContent)).toContain(long);
  const help = screen.getByRole('button', { name: 'Help for “Wordy”' });
  expect(help.getAttribute('aria-expanded')).toBe('false');
  fireEvent.click(help);
  expect([isShown(long), help.getAttribute('aria-expanded')]).toEqual([true, 'true']);
  fireEvent.click(help);
  expect(isShown(long)).toBe(false);
});

test('every kind has a name, a description and no barrier', async () => {
  const { container } = openForm(everyKind, { rows: [{ name: 'x' }], pairs: { a: 'b' }, imageURL: '/a.jpg' });
  await expect(expectAccessible(container)).resolves.toBeUndefined();
});

test('a keystroke renders its own field and no other', () => {
  const rendered: string[] = [];
  const watched = (name: string) => ({
    ...text({ label: name }),
    get label() {
      rendered.push(name);
      return name;
    },
  });
  const names = Array.from({ length: 40 }, (_, index) => `Field ${index}`);
  openForm(Object.fromEntries(names.map((name) => [name, watched(name)])));
  expect(new Set(rendered).size).toBe(40);
  rendered.length = 0;
  fireEvent.change(screen.getByLabelText('Field 7'), { target: { value: 'x' } });
  expect(new Set(rendered)).toEqual(new Set(['Field 7']));
});
