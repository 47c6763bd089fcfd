/**
 * Converts the fields that a page document stores to the props that a component receives.
 *
 * Documents outlive releases: a field may be missing, renamed or of another type. A value that cannot be used is replaced
 * by the default and reported with the block, the field, the value and what to do; the rest of the block is untouched.
 * Keys that the schema does not have are ignored.
 */
import { isRecord } from '@broadsheet/client-core';
import type { Field, FieldSchema, FieldValues } from './Field.ts';

/** What a field takes, told where a value is none of it. */
export type FieldExpectation =
  | { readonly kind: 'text' | 'number' | 'boolean' | 'content' | 'texts' | 'list' | 'object' }
  /** A number of at least, or at most, the limit. */
  | { readonly kind: 'least' | 'most'; readonly limit: number }
  | { readonly kind: 'option'; readonly options: readonly (string | number)[] };

interface IssueSubject {
  readonly block: string;
  /** The name of the field; within a list or an object its path, e.g. `rows[0].name`. */
  readonly field: string;
  readonly message: string;
}

/** A value that cannot be used. */
export interface WrongValue extends IssueSubject {
  readonly kind: 'wrong';
  readonly value: unknown;
  readonly expected: FieldExpectation;
  /** The default that is used instead; `undefined` for a field that has none. */
  readonly replacement: unknown;
}

export type FieldIssue =
  | WrongValue
  /** A field that is required and not set. */
  | (IssueSubject & { readonly kind: 'missing'; readonly value?: undefined });

export interface ResolvedFields<Schema extends FieldSchema> {
  readonly values: FieldValues<Schema>;
  /** The same values, for code that serves blocks of any schema. */
  readonly plain: Readonly<Record<string, unknown>>;
  readonly issues: readonly FieldIssue[];
}

/** The location of a field: the block's name, and the path before the field's own name. */
interface Place {
  readonly block: string;
  readonly path: string;
}

type Reading =
  | { readonly ok: true; readonly value: unknown; readonly issues: readonly FieldIssue[] }
  | { readonly ok: false; readonly expected: FieldExpectation };

const good = (value: unknown, issues: readonly FieldIssue[] = []): Reading => ({ ok: true, value, issues });
const bad = (expected: FieldExpectation): Reading => ({ ok: false, expected });

function readNumber(input: unknown, min: number | undefined, max: number | undefined): Reading {
  const value = typeof input === 'string' && input.trim() !== '' ? Number(input) : input;
  if (typeof value !== 'number' || !Number.isFinite(value)) return bad({ kind: 'number' });
  if (min !== undefined && value < min) return bad({ kind: 'least', limit: min });
  if (max !== undefined && value > max) return bad({ kind: 'most', limit: max });
  return good(value);
}

function readContent(input: unknown): Reading {
  if (!isRecord(input)) return bad({ kind: 'content' });
  const { contentService, contentConfigValues } = input;
  if (typeof contentService !== 'string') return bad({ kind: 'content' });
  return good({
    contentService,
    contentConfigValues: isRecord(contentConfigValues) ? contentConfigValues : {},
  });
}

function readRows(input: unknown, of: FieldSchema, { block, path }: Place): Reading {
  if (!Array.isArray(input) || !input.every(isRecord)) return bad({ kind: 'list' });
  const rows = input.map((row, index) => resolveAt(of, row, { block, path: `${path}[${index}].` }));
  return good(
    rows.map((row) => row.values),
    rows.flatMap((row) => row.issues),
  );
}

function readObject(input: unknown, of: FieldSchema, { block, path }: Place): Reading {
  if (!isRecord(input)) return bad({ kind: 'object' });
  const { values, issues } = resolveAt(of, input, { block, path: `${path}.` });
  return good(values, issues);
}

/** @param place the location, whose path ends with the field's own name */
function read(field: Field, input: unknown, place: Place): Reading {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'url':
    case 'image':
    case 'auth':
    case 'focalPoint':
      return typeof input === 'string' ? good(input) : bad({ kind: 'text' });
    case 'number':
      return readNumber(input, field.min, field.max);
    case 'boolean':
      return typeof input === 'boolean' ? good(input) : bad({ kind: 'boolean' });
    case 'select':
      return readOption(field.options, input);
    case 'content':
      return readContent(input);
    case 'keyValue':
      return isRecord(input) &&
        Object.values(input).every((value) => typeof value === 'string' || typeof value === 'number')
        ? good(Object.fromEntries(Object.entries(input).map(([key, value]) => [key, String(value)])))
        : bad({ kind: 'texts' });
    case 'list':
      return readRows(input, field.of, place);
    case 'object':
      return readObject(input, field.of, place);
  }
}

/** Also accepts an option as text, because some editors store numbers as text. */
function readOption(options: readonly (string | number)[], input: unknown): Reading {
  const option = options.find((candidate) => candidate === input || String(candidate) === input);
  return option === undefined ? bad({ kind: 'option', options }) : good(option);
}

const NEEDS = {
  text: 'a text',
  number: 'a number',
  boolean: 'true or false',
  content: 'a content source with its query',
  texts: 'an object of texts',
  list: 'a list of objects',
  object: 'an object',
} as const;

function printExpectation(expected: FieldExpectation): string {
  if (expected.kind === 'option') return `one of ${expected.options.map((each) => `"${each}"`).join(', ')}`;
  if (expected.kind === 'least' || expected.kind === 'most')
    return `a number of at ${expected.kind} ${expected.limit}`;
  return NEEDS[expected.kind];
}

function describe(wrong: Omit<WrongValue, 'message'>, field: Field): string {
  const { block, field: name, value, expected } = wrong;
  const instead =
    field.default === undefined ? 'It is left out' : `The default ${JSON.stringify(field.default)} is used`;
  const shown = JSON.stringify(value)?.slice(0, 80) ?? String(value);
  return `Block "${block}", field "${name}" holds ${shown} but needs ${printExpectation(expected)}. ${instead}; correct the field in the page builder.`;
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

/** Completes the rows of a default that is a list or an object with the defaults of their own fields. */
function getDefault(field: Field, place: Place): unknown {
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
      const wrong = {
        kind: 'wrong',
        block,
        field: name,
        value: input,
        expected: reading.expected,
        replacement: field.default,
      } as const;
      issues.push({ ...wrong, message: describe(wrong, field) });
    }
    const value = (reading.ok ? reading.value : undefined) ?? getDefault(field, place);
    if (value !== undefined) values[key] = value;
    else if (field.required && reading.ok) {
      const message = `Block "${block}" needs the field "${name}" and the page does not set it. Fill it in the page builder.`;
      issues.push({ kind: 'missing', block, field: name, message });
    }
  }
  const plain: Readonly<Record<string, unknown>> = values;
  if (!isResolved(schema, values))
    throw new TypeError(`Block "${block}": a declared default did not resolve.`);
  return { values, plain, issues };
}

/** Resolves stored fields; never throws. `issues` lists what had to be replaced. */
export function resolveFields<Schema extends FieldSchema>(
  schema: Schema,
  stored: Readonly<Record<string, unknown>>,
  block: string,
): ResolvedFields<Schema> {
  return resolveAt(schema, stored, { block, path: '' });
}
