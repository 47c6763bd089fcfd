/**
 * Validates structured data against the vocabulary: types, properties, their values, and the requirements of search
 * engines.
 */
import { isRecord } from '@broadsheet/client-core';
import { expectations, vocabulary } from './vocabulary.ts';

type Node = Readonly<Record<string, unknown>>;

const ZONED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const DURATION = /^P(?=.)(?:\d+D)?(?:T(?=.)(?:\d+H)?(?:\d+M)?(?:\d+S)?)?$/;

const isUrl = (value: unknown): boolean =>
  typeof value === 'string' && /^https?:\/\//.test(value) && URL.canParse(value) && !/[\s<>"]/.test(value);

/** For each of the vocabulary's data types, whether a value is one. */
const DATA: Readonly<Record<string, (value: unknown) => boolean>> = {
  Text: (value) =>
    typeof value === 'string' &&
    value.trim() !== '' &&
    !/<\/?[a-z][^>]*>|&(?:amp|lt|gt|quot|#\d+);/i.test(value),
  URL: isUrl,
  Boolean: (value) => typeof value === 'boolean',
  Number: (value) => typeof value === 'number' && Number.isFinite(value),
  Integer: (value) => Number.isInteger(value),
  Date: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value),
  DateTime: (value) => typeof value === 'string' && ZONED.test(value) && !Number.isNaN(Date.parse(value)),
  Duration: (value) => typeof value === 'string' && DURATION.test(value),
};

/** Returns a type and all its ancestors. */
function lineage(type: string): ReadonlySet<string> {
  const above = (vocabulary[type]?.parents ?? []).flatMap((parent) => [...lineage(parent)]);
  return new Set([type, ...above]);
}

function rangeOf(type: string, property: string): readonly string[] | undefined {
  const declared = [...lineage(type)].flatMap((name) => vocabulary[name]?.properties[property] ?? []);
  return declared.length === 0 ? undefined : declared;
}

const typeOf = (node: Node): string => (typeof node['@type'] === 'string' ? node['@type'] : '');

/** Returns whether a value is of one of the types; a node with only an `@id` refers to another. */
function isOf(value: unknown, range: readonly string[]): boolean {
  if (isRecord(value)) return range.some((type) => lineage(typeOf(value)).has(type));
  // The page of a list may be given as its URL.
  return range.some((type) => DATA[type]?.(value) === true || (type === 'Thing' && isUrl(value)));
}

function checkExpectations(node: Node, path: string): readonly string[] {
  const { required, recommended } = expectations[typeOf(node)] ?? { required: [], recommended: [] };
  // A site's page that is nested in another object needs only a few properties.
  const requested =
    path.includes('.') && typeOf(node) === 'Organization' ? required : [...required, ...recommended];
  return requested.filter((name) => node[name] === undefined).map((name) => `${path}: "${name}" is missing`);
}

function checkBreadcrumbs(node: Node, path: string): readonly string[] {
  const items: unknown = node['itemListElement'];
  if (typeOf(node) !== 'BreadcrumbList' || !Array.isArray(items)) return [];
  const positions = items.map((item: unknown) => (isRecord(item) ? item['position'] : undefined));
  const isCounted = positions.every((position, index) => position === index + 1);
  return isCounted && items.length > 1 ? [] : [`${path}: the steps are not counted from 1`];
}

function checkNode(node: Node, path: string): readonly string[] {
  const type = typeOf(node);
  if (vocabulary[type] === undefined) return [`${path}: "${type}" is no type that is known`];
  const problems = Object.entries(node).flatMap(([name, value]) => {
    const place = `${path}.${name}`;
    if (name === '@type') return [];
    if (name === '@context') return value === 'https://schema.org' ? [] : [`${place}: another vocabulary`];
    if (name === '@id') return isUrl(value) ? [] : [`${place}: no absolute URL`];
    const range = rangeOf(type, name);
    if (range === undefined) return [`${place}: ${type} has no such property`];
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    return values.flatMap((one, index) => [
      ...(isOf(one, range)
        ? []
        : [`${place}[${index}]: ${JSON.stringify(one)} is not ${range.join(' or ')}`]),
      ...(isRecord(one) ? checkNode(one, `${place}[${index}]`) : []),
    ]);
  });
  return [...problems, ...checkExpectations(node, path), ...checkBreadcrumbs(node, path)];
}

/** Returns the problems of structured data, one line each. */
export function checkStructuredData(value: unknown): readonly string[] {
  if (!isRecord(value)) return ['no object'];
  const context = value['@context'] === undefined ? ['the vocabulary is not named'] : [];
  return [...context, ...checkNode(value, typeOf(value))];
}
