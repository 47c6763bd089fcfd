/**
 * From what a page document stores to what a component receives.
 *
 * Documents outlive releases: a field may be missing, renamed or of another type. Whatever cannot be used is replaced
 * by the default and reported with the block, the field, the value and what to do; the rest of the block is untouched.
 * Keys that the schema does not know are ignored.
 */
import { isRecord } from '@broadsheet/client-core';
import type { Field, FieldSchema, FieldValues } from './Field.ts';

export interface FieldIssue {
  readonly block: string;
  /** Name of the field; within a list or an object its path, e.g. `rows[0].name`. */
  readonly field: string;
  readonly value: unknown;
  readonly message: string;
}

export interface ResolvedFields<Schema extends FieldSchema> {
  readonly values: FieldValues<Schema>;
  /** The same values, for code that serves blocks of any schema. */
  readonly plain: Readonly<Record<string, unknown>>;
  readonly issues: readonly FieldIssue[];
}

/** Where a field stands: the block's name, and what comes before the field's own name. */
interface Place {
  readonly block: string;
  readonly path: string;
}

type Reading =
  | { readonly ok: true; readonly value: unknown; readonly issues: readonly FieldIssue[] }
  | { readonly ok: false; readonly expected: string };

const good = (value: unknown, issues: readonly FieldIssue[] = []): Reading => ({ ok: true, value, issues });
const bad = (expected: string): Reading => ({ ok: false, expected });

function readNumber(input: unknown, min: number | undefined, max: number | undefined): Reading {
  const value = typeof input === 'string' && input.trim() !== '' ? Number(input) : input;
  if (typeof value !== 'number' || !Number.isFinite(value)) return bad('a number');
  if (min !== undefined && value < min) return bad(`a number of at least ${min}`);
  if (max !== undefined && value > max) return bad(`a number of at most ${max}`);
  return good(value);
}

function readContent(input: unknown): Reading {
  if (!isRecord(input)) return bad('a content source with its query');
  const { contentService, contentConfigValues } = input;
  if (typeof contentService !== 'string') return bad('a content source with its query');
  return good({
    contentService,
    contentConfigValues: isRecord(contentConfigValues) ? contentConfigValues : {},
  });
}

function readRows(input: unknown, of: FieldSchema, { block, path }: Place): Reading {
  if (!Array.isArray(input) || !input.every(isRecord)) return bad('a list of objects');
  const rows = input.map((row, index) => resolveAt(of, row, { block, path: `${path}[${index}].` }));
  return good(
    rows.map((row) => row.values),
    rows.flatMap((row) => row.issues),
  );
}

function readObject(input: unknown, of: FieldSchema, { block, path }: Place): Reading {
  if (!isRecord(input)) return bad('an object');
  const { values, issues } = resolveAt(of, input, { block, path: `${path}.` });
  return good(values, issues);
}

/** @param place its path ends with the field's own name */
function read(field: Field, input: unknown, place: Place): Reading {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'url':
    case 'image':
    case 'auth':
    case 'focalPoint':
      return typeof input === 'string' ? good(input) : bad('a text');
    case 'number':
      return readNumber(input, field.min, field.max);
    case 'boolean':
      return typeof input === 'boolean' ? good(input) : bad('true or false');
    case 'select':
      return readOption(field.options, input);
    case 'content':
      return readContent(input);
    case 'keyValue':
      return isRecord(input) &&
        Object.values(input).every((value) => typeof value === 'string' || typeof value === 'number')
        ? good(Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])))
        : bad('an object of texts');
    case 'list':
      return readRows(input, field.of, place);
    case 'object':
      return readObject(input, field.of, place);
  }
}

/** Options that are numbers are stored as text by some editors. */
function readOption(options: readonly (string | number)[], input: unknown): Reading {
  const option = options.find((candidate) => candidate === input || String(candidate) === input);
  return option === undefined
    ? bad(`one of ${options.map((candidate) => `"${candidate}"`).join(', ')}`)
    : good(option);
}

function describe(block: string, name: string, value: unknown, expected: string, field: Field): string {
  const instead =
    field.default === undefined ? 'It is left out' : `The default ${JSON.stringify(field.default)} is used`;
  const shown = JSON.stringify(value)?.slice(0, 80) ?? String(value);
  return `Block "${block}", field "${name}" holds ${shown} but needs ${expected}. ${instead}; correct the field in the page builder.`;
}

function isResolved<Schema extends FieldSchema>(
  schema: Schema,
  values: Readonly<Record<string, unknown>>,
): values is FieldValues<Schema> {
  // Each value was read by its own field or is that field's default; a default can only be missing where none is declared.
  return Object.keys(schema).every((key) => schema[key]?.default === undefined || values[key] !== undefined);
}

function readStored(field: Field, input: unknown, place: Place): Reading {
  return input === undefined || input === null ? good(undefined) : read(field, input, place);
}

/** A list or an object as a default has rows of its own to complete. */
function defaultOf(field: Field, place: Place): unknown {
  if (field.kind !== 'list' && field.kind !== 'object') return field.default;
  const reading = readStored(field, field.default, place);
  return reading.ok ? reading.value : undefined;
}

function resolveAt<Schema extends FieldSchema>(
  schema: Schema,
  stored: Readonly<Record<string, unknown>>,
  { block, path }: Place,
): ResolvedFields<Schema> {
  const values: Record<string, unknown> = {};
  const issues: FieldIssue[] = [];
  for (const [key, field] of Object.entries(schema)) {
    const name = `${path}${key}`;
    const place = { block, path: name };
    const input = Object.hasOwn(stored, key) ? stored[key] : undefined;
    const reading = readStored(field, input, place);
    if (reading.ok) issues.push(...reading.issues);
    else {
      const message = describe(block, name, input, reading.expected, field);
      issues.push({ block, field: name, value: input, message });
    }
    const value = (reading.ok ? reading.value : undefined) ?? defaultOf(field, place);
    if (value !== undefined) values[key] = value;
    else if (field.required && reading.ok) {
      const message = `Block "${block}" needs the field "${name}" and the page does not set it. Fill it in the page builder.`;
      issues.push({ block, field: name, value: undefined, message });
    }
  }
  const plain: Readonly<Record<string, unknown>> = values;
  if (!isResolved(schema, values))
    throw new TypeError(`Block "${block}": a declared default did not resolve.`);
  return { values, plain, issues };
}

/** Never throws; see `issues` for what had to be replaced. */
export function resolveFields<Schema extends FieldSchema>(
  schema: Schema,
  stored: Readonly<Record<string, unknown>>,
  block: string,
): ResolvedFields<Schema> {
  return resolveAt(schema, stored, { block, path: '' });
}
