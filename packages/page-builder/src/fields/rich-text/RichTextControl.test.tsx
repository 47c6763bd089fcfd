import { richText } from '@broadsheet/block-kit';
import { expectAccessible } from '@broadsheet/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { renderBuilder } from '../../../test/renderBuilder.tsx';
import { applyFieldsChange } from '../FieldsChange.ts';
import { FieldsForm } from '../FieldsForm.tsx';

// jsdom has no layout, but the library reads the cursor's position before it scrolls to it.
beforeAll(() => {
  Range.prototype.getClientRects ??= () => document.body.getClientRects();
  Range.prototype.getBoundingClientRect ??= () => document.body.getBoundingClientRect();
  document.elementFromPoint ??= () => null;
});

const page = {
  id: 'tides',
  document: { id: 'tides', name: 'Tides', match: { kind: 'path', path: '/tides/' }, layout: 'l', areas: {} },
};

function openField(
  html: string | undefined,
  options: { readonly inline?: boolean; readonly raw?: boolean } = {},
) {
  const history: (string | undefined)[] = [html];
  const setters: ((stored: Readonly<Record<string, unknown>>) => void)[] = [];
  function Form() {
    const [stored, setStored] = useState<Readonly<Record<string, unknown>>>(
      html === undefined ? {} : { html },
    );
    useEffect(() => void setters.push(setStored), []);
    return (
      <FieldsForm
        schema={{ html: richText({ label: 'Reason', ...options }) }}
        stored={stored}
        onChange={(change) => {
          const next = applyFieldsChange(stored, change);
          history.push(typeof next['html'] === 'string' ? next['html'] : undefined);
          setStored(next);
        }}
      />
    );
  }
  return {
    ...renderBuilder(<Form />, { answers: { 'GET /pages': { pages: [page] } } }),
    history,
    /** Sets another value from outside, as undoing does. */
    put: (next: string) => act(() => setters[0]?.({ html: next })),
  };
}

const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const findText = () => screen.findByRole('textbox', { name: 'Reason' });

async function selectAll(text: HTMLElement) {
  act(() => text.focus());
  document.getSelection()?.selectAllChildren(text);
  await act(async () => document.dispatchEvent(new Event('selectionchange')));
}

test('is shown formatted, and a format of the toolbar is stored as HTML', async () => {
  const form = openField('<p>High water</p>');
  const text = await findText();
  expect(text.innerHTML).toBe('<p>High water</p>');
  await selectAll(text);
  press('Bold');
  expect(form.history.at(-1)).toBe('<p><strong>High water</strong></p>');
  expect(screen.getByRole('button', { name: 'Bold' }).getAttribute('aria-pressed')).toBe('true');
  press('Heading 2');
  expect(form.history.at(-1)).toBe('<h2><strong>High water</strong></h2>');
  press('Heading 2');
  press('Numbered list');
  press('Bulleted list');
  expect(form.history.at(-1)).toBe('<ul><li><strong>High water</strong></li></ul>');
  press('Bulleted list');
  press('Quote');
  expect(form.history.at(-1)).toBe('<blockquote><p><strong>High water</strong></p></blockquote>');
  await expect(expectAccessible(form.container)).resolves.toBeUndefined();
});

test('takes keys, says what they did, and undoes within the field', async () => {
  const form = openField('<p>High water</p>');
  const text = await findText();
  await selectAll(text);
  fireEvent.keyDown(text, { key: 'i', ctrlKey: true });
  expect(form.history.at(-1)).toBe('<p><em>High water</em></p>');
  expect(form.announced).toEqual(['Italic is on.']);
  fireEvent.keyDown(text, { key: 'z', ctrlKey: true });
  expect(form.history.at(-1)).toBe('<p>High water</p>');
  expect(fireEvent.keyDown(text, { key: 'Tab' })).toBe(true);
});

test('links to an address that readers can follow, or to a page of the site', async () => {
  const form = openField('<p>Tides</p>');
  await selectAll(await findText());
  press('Link');
  const panel = within(screen.getByRole('group', { name: 'Link' }));
  const address = panel.getByRole('textbox', { name: 'Address' });
  fireEvent.change(address, { target: { value: 'javascript:alert(1)' } });
  fireEvent.keyDown(address, { key: 'Enter' });
  expect(screen.getByRole('alert').textContent).toContain('This is not a valid link');
  fireEvent.click(panel.getByRole('button', { name: 'Pages' }));
  fireEvent.click(await screen.findByRole('button', { name: /Tides/ }));
  expect(form.history.at(-1)).toBe('<p><a href="/tides/">Tides</a></p>');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Link' })).toBeNull());
  press('Link');
  press('Remove link');
  expect(form.history.at(-1)).toBe('<p>Tides</p>');
});

test('stays HTML, with the reason, where the formatted view would lose something', async () => {
  const html = '<p class="lead">High <mark>water</mark></p>';
  const form = openField(html);
  const area = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Reason, as HTML' });
  expect(area.value).toBe(html);
  expect(screen.getByText(/would remove class, <mark>/)).toBeTruthy();
  fireEvent.change(area, { target: { value: '<p>High water</p>' } });
  expect(screen.getByRole('textbox', { name: 'Reason, as HTML' })).toBe(area);
  fireEvent.click(screen.getByRole('tab', { name: 'Formatted' }));
  expect((await findText()).innerHTML).toBe('<p>High water</p>');
  expect(form.history).toEqual([html, '<p>High water</p>']);
});

test('shows what came from elsewhere, and changes nothing by being opened', async () => {
  const form = openField('<p>a <b>b</b></p>');
  const text = await findText();
  expect(text.textContent).toBe('a b');
  form.put('<p>undone</p>');
  await waitFor(async () => expect((await findText()).innerHTML).toBe('<p>undone</p>'));
  expect(form.history).toEqual(['<p>a <b>b</b></p>']);
});

test('within a line offers no paragraphs', async () => {
  openField(undefined, { inline: true });
  const text = await findText();
  expect(text.getAttribute('aria-multiline')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Quote' })).toBeNull();
});

test('is one stop of the Tab key with all its formats, reached by arrow keys', async () => {
  openField('<p>a</p>');
  const bar = within(await screen.findByRole('toolbar', { name: 'Format “Reason”' }));
  const buttons = bar.getAllByRole('button');
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  act(() => buttons[0]?.focus());
  fireEvent.keyDown(buttons[0] ?? document.body, { key: 'ArrowLeft' });
  expect(document.activeElement).toBe(buttons.at(-1));
  expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toEqual([buttons.at(-1)]);
});

test('that is raw is kept to the letter, and buttons write elements around what is selected', () => {
  const html = '<table onclick="x"><tr><td>odd &amp; <custom-part>kept';
  const form = openField(html, { raw: true });
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason, as HTML' });
  expect(area.value).toBe(html);
  expect(screen.queryByRole('tab')).toBeNull();
  const start = html.indexOf('odd');
  area.setSelectionRange(start, start + 3);
  press('Strong');
  expect(form.history.at(-1)).toBe(html.replace('odd', '<strong>odd</strong>'));
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('odd');
});
