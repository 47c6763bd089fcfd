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

type Say = (text: string) => string;

const mapValues = <Value, Mapped>(
  record: Readonly<Record<string, Value>>,
  map: (value: Value) => Mapped,
): Readonly<Record<string, Mapped>> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** Ratios, sizes and the like are the same in every language. */
const isWord = (option: string): boolean => /\p{L}/u.test(option) && !/\d/.test(option);

function nameOptions({ options, optionTitles = {} }: SelectField, say: Say): Record<string, string> {
  const titles = options.flatMap((option) => {
    const value = String(option);
    const title = optionTitles[value] ?? (isWord(value) ? value : undefined);
    return title === undefined ? [] : [[value, say(title)] as const];
  });
  return Object.fromEntries(titles);
}

function mapField<F extends Field>(field: F, say: Say): F {
  if (field.hidden === true) return field;
  return {
    ...field,
    label: say(field.label),
    ...(field.description !== undefined && { description: say(field.description) }),
    ...(field.group !== undefined && { group: say(field.group) }),
    ...(field.kind === 'select' && { optionTitles: nameOptions(field, say) }),
    ...((field.kind === 'list' || field.kind === 'object') && {
      of: mapValues(field.of, (part) => mapField(part, say)),
    }),
  };
}

const mapFields = (schema: FieldSchema, say: Say): FieldSchema =>
  mapValues(schema, (field) => mapField(field, say));

/** Puts other words for everything of a block that editors read; what is hidden from them stays as it is. */
export function mapEditorTexts(
  { title, description, group, areaTitles, fields }: EditorTexts,
  say: Say,
): EditorTexts {
  return {
    title: say(title),
    description: description === '' ? '' : say(description),
    group: say(group),
    areaTitles: mapValues(areaTitles, say),
    fields: mapFields(fields, say),
  };
}
