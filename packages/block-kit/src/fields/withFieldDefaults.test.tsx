import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FieldValues } from './Field.ts';
import { list, number, text } from './fields.ts';
import { withFieldDefaults } from './withFieldDefaults.ts';

const fields = {
  title: text({ label: 'Title', default: 'Latest' }),
  size: number({ label: 'Size', default: 10 }),
  note: text({ label: 'Note' }),
  rows: list({
    label: 'Rows',
    of: { name: text({ label: 'Name', default: 'Someone' }) },
    default: [{}, { name: 'Ada' }],
  }),
};

function Shown({ title, size, note, rows, lang }: FieldValues<typeof fields> & { readonly lang?: string }) {
  const names = rows.map(({ name }) => name).join(' and ');
  return <p lang={lang}>{`${title}, ${size}, ${note ?? 'no note'}, ${names}`}</p>;
}

const Block = withFieldDefaults(fields, Shown);

test('fills absent and undefined fields with their default, in rows of lists as well', () => {
  expect(renderToStaticMarkup(<Block />)).toBe('<p>Latest, 10, no note, Someone and Ada</p>');
  const nothing: { readonly title?: string } = JSON.parse('{}');
  expect(renderToStaticMarkup(<Block {...nothing} size={3} />)).toContain('Latest, 3');
});

test('passes on what is given, empty and zero included, and what is no field', () => {
  expect(renderToStaticMarkup(<Block title="" size={0} note="n" rows={[]} lang="sv" />)).toBe(
    '<p lang="sv">, 0, n, </p>',
  );
});

// @ts-expect-error a field takes its own type only
export const wrong = <Block size="ten" />;
