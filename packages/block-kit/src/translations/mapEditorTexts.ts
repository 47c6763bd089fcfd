import type { Field, FieldSchema, SelectField } from '../fields/Field.ts';

/** The part of a block entry that editors read. */
export interface EditorTexts {
  readonly title: string;
  /** Empty where the block has none. */
  readonly description: string;
  readonly group: string;
  /** By name of the area. */
  readonly areaTitles: Readonly<Record<string, string>>;
  readonly fields: FieldSchema;
}

type Translate = (text: string) => string;

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Readonly<Record<string, Mapped>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Ratios, sizes and the like are the same in every language. */
const isWord = (option: string): boolean => /\p{L}/u.test(option) && !/\d/.test(option);

function nameOptions(
  { options, optionTitles = {} }: SelectField,
  translate: Translate,
): Record<string, string> {
  const titles = options.flatMap((option) => {
    const value = String(option);
    const title = optionTitles[value] ?? (isWord(value) ? value : undefined);
    return title === undefined ? [] : [[value, capitalise(translate(title))] as const];
  });
  return Object.fromEntries(titles);
}

function mapField<F extends Field>(field: F, translate: Translate): F {
  if (field.hidden === true) return field;
  return {
    ...field,
    label: translate(field.label),
    ...(field.description !== undefined && { description: translate(field.description) }),
    ...(field.group !== undefined && { group: translate(field.group) }),
    ...(field.kind === 'select' && { optionTitles: nameOptions(field, translate) }),
    ...((field.kind === 'list' || field.kind === 'object') && {
      of: mapValues(field.of, (part) => mapField(part, translate)),
    }),
  };
}

const mapFields = (schema: FieldSchema, translate: Translate): FieldSchema =>
  mapValues(schema, (field) => mapField(field, translate));

/** Puts other words for everything of a block that editors read; what is hidden from them stays as it is. */
export function mapEditorTexts(
  { title, description, group, areaTitles, fields }: EditorTexts,
  translate: Translate,
): EditorTexts {
  return {
    title: translate(title),
    description: description === '' ? '' : translate(description),
    group: translate(group),
    areaTitles: mapValues(areaTitles, translate),
    fields: mapFields(fields, translate),
  };
}
