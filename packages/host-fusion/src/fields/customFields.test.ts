import { block as alertBar } from '@broadsheet/block-alert-bar/block';
import { block as htmlbox } from '@broadsheet/block-htmlbox/block';
import { block as resultsList } from '@broadsheet/block-results-list/block';
import {
  boolean,
  content,
  defineBlock,
  image,
  keyValue,
  list,
  longText,
  number,
  object,
  select,
  text,
} from '@broadsheet/block-kit';
import { expect, test } from 'vitest';
import { PropTypes } from '../../test/standInTypes.ts';
import { listLosses } from './listLosses.ts';
import { readCustomFields } from './readCustomFields.ts';
import { toCustomFields } from './toCustomFields.ts';

const rows = { name: text({ label: 'Name' }), size: number({ label: 'Size' }) };
const tide = defineBlock({
  name: 'tide',
  title: 'Tide',
  group: 'Harbour',
  kind: 'feature',
  fields: {
    title: text({ label: 'Title', required: true, group: 'general' }),
    note: longText({ label: 'Note', when: { field: 'isLong', is: [true] } }),
    isLong: boolean({ label: 'Long', default: false }),
    columns: select({ label: 'Columns', options: [1, 2], optionTitles: { 1: 'One' }, default: 1 }),
    height: number({ label: 'Height', description: 'In metres.', min: 0, max: 9 }),
    source: content({ label: 'Source', schema: 'ans-feed' }),
    any: content({ label: 'Any', schema: 'any' }),
    names: keyValue({ label: 'Names' }),
    picture: image({ label: 'Picture' }),
    secret: text({ label: 'Secret', hidden: true }),
    boats: list({ label: 'Boats', of: rows, default: [{ name: 'Ada' }] }),
    pier: object({ label: 'Pier', of: rows }),
  },
  hydrate: { mode: 'never' },
  Component: () => null,
});

const inEnglish = (label: string): unknown => expect.objectContaining({ en: label });

test('each kind of field is a custom field of the engine, with what editors read of it', () => {
  expect(toCustomFields(tide, PropTypes)).toEqual({
    title: { kind: 'string', tag: { label: inEnglish('Title'), group: 'general' }, isRequired: true },
    note: { kind: 'string', tag: { label: inEnglish('Note') }, isRequired: false },
    isLong: { kind: 'bool', tag: { label: inEnglish('Long'), defaultValue: false }, isRequired: false },
    columns: {
      kind: 'oneOf',
      argument: [1, 2],
      tag: { label: inEnglish('Columns'), defaultValue: 1, labels: { 1: 'One' } },
      isRequired: false,
    },
    height: {
      kind: 'number',
      tag: { label: inEnglish('Height'), description: 'In metres.', min: 0, max: 9 },
      isRequired: false,
    },
    source: {
      kind: 'contentConfig',
      argument: 'ans-feed',
      tag: { label: inEnglish('Source') },
      isRequired: false,
    },
    any: { kind: 'contentConfig', tag: { label: inEnglish('Any') }, isRequired: false },
    names: { kind: 'kvp', tag: { label: inEnglish('Names') }, isRequired: false },
    picture: { kind: 'url', tag: { label: inEnglish('Picture') }, isRequired: false },
    secret: { kind: 'string', tag: { label: inEnglish('Secret'), hidden: true }, isRequired: false },
    boats: {
      kind: 'json',
      tag: {
        label: inEnglish('Boats'),
        description: 'JSON: a list of objects with "name" (Name), "size" (Size).',
        defaultValue: '[{"name":"Ada"}]',
      },
      isRequired: false,
    },
    pier: {
      kind: 'json',
      tag: {
        label: inEnglish('Pier'),
        description: 'JSON: an object with "name" (Name), "size" (Size).',
      },
      isRequired: false,
    },
  });
});

test('labels are in every language that the block speaks to editors', () => {
  const declared = JSON.stringify(toCustomFields(alertBar, PropTypes));
  for (const language of ['sv', 'fr', 'no', 'de', 'es', 'ja', 'ko', 'pt'])
    expect(declared).toContain(`"${language}":`);
});

test('what the form holds is read as the block stores it', () => {
  const html = { kind: 'safe-sources' } as const;
  const custom = { title: '', height: '', columns: '2', boats: '[{"name":"Bo"}]', pier: '{', note: null };
  expect(readCustomFields(tide, { custom, html })).toEqual({
    title: '',
    columns: 2,
    boats: [{ name: 'Bo' }],
    pier: '{',
  });
  expect(tide.prepare({ title: 'A', boats: [{ name: 'Bo' }] }).issues).toEqual([]);
});

test('what cannot be the same is told with a sentence', () => {
  expect(listLosses(tide)).toEqual([
    '"note" is one line in the form.',
    '"note" is always in the form, also where "isLong" makes it meaningless.',
    '"picture" is the URL of a picture; there is no picker for it.',
    '"boats" is JSON text in the form, because the engine\'s lists hold texts alone.',
    '"pier" is JSON text in the form, because the engine has no groups of fields.',
  ]);
  expect(listLosses(resultsList).join(' ')).not.toContain('JSON');
  expect(listLosses(htmlbox)).toEqual([
    '"HTML" is HTML, and is left out unless the engine is connected with a sanitiser.',
  ]);
});
