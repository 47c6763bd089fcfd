import type { JsonValue } from '@broadsheet/client-core';
import type { NumberParam, SourceDescription, SourceParam, SourceQuery } from './ContentSource.ts';
import { ContentSourceError } from './ContentSourceError.ts';

type ValueOf<Param extends SourceParam> = Param['kind'] extends 'number' ? number : string;

/** A parameter that always has a value when the source runs, because it is required or has a default. */
type Certain = { readonly required: true } | { readonly default: string | number };

/** The values of declared parameters; only an optional parameter without a default can be absent. */
export type SourceValues<Params extends readonly SourceParam[]> = {
  readonly [Param in Params[number] as Param['name']]: Param extends Certain
    ? ValueOf<Param>
    : ValueOf<Param> | undefined;
};

/** The maximum length of a text in characters, because readers send these texts too, and each becomes part of a request. */
const LONGEST_TEXT = 2000;

type Values = Record<string, string | number | undefined>;
type Declared = Pick<SourceDescription, 'name' | 'needsOneOf'>;

function badQuery(source: string, param: string, problem: string): ContentSourceError {
  return new ContentSourceError(
    source,
    { kind: 'bad-query', param },
    `The content source "${source}" cannot run: ${problem}.`,
  );
}

function readText(source: string, name: string, value: JsonValue): string | undefined {
  if (typeof value === 'object') throw badQuery(source, name, `"${name}" must be a text`);
  const text = String(value);
  if (text.length > LONGEST_TEXT) {
    throw badQuery(source, name, `"${name}" has more than ${LONGEST_TEXT} characters`);
  }
  return text === '' ? undefined : text;
}

function readNumber(
  source: string,
  { name, min, max = Infinity }: NumberParam,
  value: JsonValue,
): number | undefined {
  if (value === '') return undefined;
  const isNumeral = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '');
  const read = isNumeral ? Number(value) : Number.NaN;
  if (!Number.isFinite(read)) throw badQuery(source, name, `"${name}" must be a number`);
  if (min !== undefined && read < min) throw badQuery(source, name, `"${name}" must not be below ${min}`);
  return Math.min(read, max);
}

function readValue(source: string, param: SourceParam, query: SourceQuery): string | number | undefined {
  const value = Object.hasOwn(query, param.name) ? query[param.name] : undefined;
  if (value === undefined || value === null) return undefined;
  switch (param.kind) {
    case 'text':
      return readText(source, param.name, value);
    case 'number':
      return readNumber(source, param, value);
  }
}

function assertComplete<Params extends readonly SourceParam[]>(
  source: string,
  params: Params,
  values: Values,
): asserts values is Values & SourceValues<Params> {
  const missing = params.find((param) => param.required && values[param.name] === undefined);
  if (missing === undefined) return;
  throw badQuery(source, missing.name, `it needs "${missing.name}" in its query`);
}

/**
 * Reads the declared parameters of a source from a query: an empty text counts as absent, numerals become numbers, numbers
 * and booleans become texts, and defaults replace absent values.
 *
 * @throws ContentSourceError `bad-query` with the name of the parameter
 */
export function readValues<Params extends readonly SourceParam[]>(
  { name, needsOneOf }: Declared,
  params: Params,
  query: SourceQuery,
): SourceValues<Params> {
  const values: Values = {};
  for (const param of params) values[param.name] = readValue(name, param, query) ?? param.default;
  const [first] = needsOneOf ?? [];
  if (first !== undefined && needsOneOf?.every((one) => values[one] === undefined)) {
    throw badQuery(name, first, `it needs "${needsOneOf.join('" or "')}" in its query`);
  }
  assertComplete(name, params, values);
  return values;
}
