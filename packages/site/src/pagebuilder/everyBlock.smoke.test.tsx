/** Every block of the workspace in the page builder's form: its fields are shown, and values entered in it are kept. */
import { resolveFields } from '@broadsheet/block-kit';
import type { Field } from '@broadsheet/block-kit';
import { parsePageDocument } from '@broadsheet/page-document';
import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { applyFieldsChange } from '../../../page-builder/src/fields/FieldsChange.ts';
import { FieldsForm } from '../../../page-builder/src/fields/FieldsForm.tsx';
import { renderBuilder } from '../../../page-builder/test/renderBuilder.tsx';
import { standardBlocks } from '../blocks/standardBlocks.ts';

type Stored = Readonly<Record<string, unknown>>;

/**
 * Returns a value that an editor would enter in the first control of a kind; `undefined` for controls that call the site
 * first.
 */
function valueFor(field: Field): string | number | boolean | undefined {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
      return '“Set” <b>here</b>';
    case 'url':
    case 'image':
      return '/set/here.jpg';
    case 'number':
      return field.max ?? field.min ?? 7;
    case 'boolean':
      return field.default !== true;
    case 'select':
      return field.options.at(-1);
    case 'auth':
    case 'focalPoint':
    case 'content':
    case 'keyValue':
    case 'list':
    case 'object':
      return undefined;
  }
}

function setIn(row: Element | null, field: Field, value: string | number | boolean): void {
  if (field.kind === 'richText' && field.raw !== true && row instanceof HTMLElement)
    fireEvent.click(within(row).getByRole('tab', { name: 'HTML' }));
  const control = row?.querySelector('textarea, select, input:not([type=file])');
  if (control === null || control === undefined) throw new Error(`"${field.label}" has no control.`);
  if (field.kind === 'boolean') fireEvent.click(control);
  else if (field.kind === 'select')
    fireEvent.change(control, { target: { value: String(field.options.length - 1) } });
  else fireEvent.change(control, { target: { value: String(value) } });
}

const offered = (fields: Readonly<Record<string, Field>>) =>
  Object.entries(fields).filter(([, field]) => field.hidden !== true);

test.each(standardBlocks.map((block) => [block.name, block] as const))('%s', (name, block) => {
  let stored: Stored = {};
  const onChange = (change: Parameters<typeof applyFieldsChange>[1]) => {
    stored = applyFieldsChange(stored, change);
  };
  const show = () => <FieldsForm schema={block.fields} stored={stored} onChange={onChange} />;
  const { container, rerender } = renderBuilder(show());
  const expected: Record<string, unknown> = {};
  for (const [key, field] of offered(block.fields)) {
    const row = container.querySelector(`[data-field="${key}"]`);
    const value = valueFor(field);
    // A field with a condition is only shown while the condition is met.
    if (row === null && field.when !== undefined) continue;
    expect([key, row?.textContent]).toEqual([key, expect.stringContaining(field.label)]);
    if (value === undefined) continue;
    setIn(row, field, value);
    expected[key] = value;
    rerender(show());
  }
  expect(stored).toEqual(expected);
  const document = {
    id: 'page',
    name: 'Page',
    match: { kind: 'path', path: '/page/' },
    layout: 'columns',
    areas: { main: [{ id: 'a', block: name, fields: stored, children: [] }] },
  };
  const read = parsePageDocument(JSON.parse(JSON.stringify(document)))?.areas['main']?.[0]?.fields;
  expect(read).toEqual(expected);
  const { issues } = resolveFields(block.fields, read ?? {}, name);
  expect(issues.filter(({ field }) => field in expected)).toEqual([]);
});
