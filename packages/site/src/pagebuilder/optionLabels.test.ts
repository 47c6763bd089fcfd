/** What editors read in the selects of every block, in every language. */
import { LOCALES } from '@broadsheet/block-kit';
import type { Field, FieldSchema } from '@broadsheet/block-kit';
import { expect, test } from 'vitest';
import { standardBlocks } from '../blocks/standardBlocks.ts';
import { describeBlocks } from './describeBlocks.ts';

/** A number, or a ratio such as `16:9`, says the same in every language. */
const SAYS_ITSELF = /^\d+(?:[:/]\d+)?$/;
/** What no editor writes: two words in one, separators of programs, small first letters. */
const RAW = /\p{Ll}\p{Lu}|[_|]|^--$|^\p{Ll}/u;

const listFields = (schema: FieldSchema): readonly Field[] =>
  Object.values(schema).flatMap((field) =>
    field.kind === 'list' || field.kind === 'object' ? [field, ...listFields(field.of)] : [field],
  );

interface Option {
  readonly block: string;
  readonly value: string;
  readonly label: string | undefined;
}

const listOptions = (language: string): readonly Option[] =>
  describeBlocks({ blocks: standardBlocks, scriptsOf: () => undefined }, language).flatMap((block) =>
    listFields(block.fields).flatMap((field) =>
      field.kind === 'select' && field.hidden !== true
        ? field.options.map((option) => {
            const value = String(option);
            return { block: block.name, value, label: field.optionTitles?.[value] };
          })
        : [],
    ),
  );

test.each(['en', ...LOCALES])('every option of a select has a label in %s', (language) => {
  const options = listOptions(language);
  expect(options.length).toBeGreaterThan(100);
  const raw = options.filter(
    ({ value, label }) => !SAYS_ITSELF.test(value) && (label === undefined || RAW.test(label)),
  );
  expect(raw).toEqual([]);
});
