import { expect, test } from 'vitest';
import { defineBlock } from '../block/defineBlock.tsx';
import { list, number, select, text } from '../fields/fields.ts';
import { translateBlock } from './translateBlock.ts';

const fields = {
  heading: text({ label: 'Heading', description: 'Stands above the tides.', group: 'general' }),
  order: select({
    label: 'Order',
    options: ['rising', 'ebbing', '16:9'],
    optionTitles: { ebbing: 'Falling' },
  }),
  rows: list({ label: 'Rows', of: { height: number({ label: 'Height' }) } }),
  token: text({ label: 'Height', hidden: true }),
};

const block = defineBlock({
  name: 'tides',
  title: 'Tides',
  description: 'High and low water',
  group: 'News',
  kind: 'layout',
  areas: ['main', 'side'],
  areaTitles: { main: 'Main column' },
  fields,
  translations: [
    { Tides: { de: 'Gezeiten', no: 'Tidevann' }, Heading: { de: 'Kopfzeile' } },
    {
      Tides: { de: 'Ebbe und Flut' },
      Height: { de: 'Höhe' },
      rising: { de: 'steigend' },
      Falling: { de: 'fallend' },
    },
  ],
  hydrate: { mode: 'never' },
  Component: () => null,
});

test('translates everything of a block that editors read', () => {
  expect(translateBlock(block, 'de')).toEqual({
    title: 'Gezeiten',
    description: 'High and low water',
    group: 'Nachrichten',
    areaTitles: { main: 'Hauptspalte' },
    fields: {
      heading: { ...fields.heading, label: 'Kopfzeile', group: 'Allgemein' },
      order: { ...fields.order, optionTitles: { rising: 'Steigend', ebbing: 'Fallend' } },
      rows: { ...fields.rows, of: { height: { ...fields.rows.of.height, label: 'Höhe' } } },
      token: fields.token,
    },
  });
});

test('takes a region for its language and both kinds of Norwegian for one', () => {
  expect(['de-AT', 'nb', 'nn_NO', 'no'].map((language) => translateBlock(block, language).title)).toEqual([
    'Gezeiten',
    'Tidevann',
    'Tidevann',
    'Tidevann',
  ]);
});

test.each(['en', 'en-GB', 'fi', '', 'toString'])('leaves a block in English for "%s"', (language) => {
  const { title, fields: read } = translateBlock(block, language);
  expect([title, read['heading']?.label]).toEqual(['Tides', 'Heading']);
});

test('leaves the schema of the block as it was written', () => {
  translateBlock(block, 'de');
  expect(block.fields).toBe(fields);
  expect(fields.heading.label).toBe('Heading');
});
