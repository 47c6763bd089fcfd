import { isRecord } from '@broadsheet/client-core';
import { standardParams } from '@broadsheet/sdk-content/params';
import type { FieldSchema } from '../fields/Field.ts';
import type { UnknownField } from './findUnknownFields.ts';

/** What stored documents may hold and no source reads. */
const IGNORED: ReadonlySet<string> = new Set(['feature', 'site', 'themes']);
const NAMES = Object.keys(standardParams);

/** Returns how many letters have to be changed, added or taken out to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let index = 0; index < one.length; index += 1) {
    const next = [index + 1];
    for (let at = 0; at < other.length; at += 1) {
      const change = (row[at] ?? 0) + (one[index] === other[at] ? 0 : 1);
      next.push(Math.min(change, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

const findSimilar = (name: string, known: readonly string[]) =>
  known.find((each) => distance(name, each) <= 2);

/** Returns why a content field cannot mean what it says; a source that the publisher has written may have any name. */
function describeUnknown(source: string, query: Readonly<Record<string, unknown>>) {
  const params = Object.hasOwn(standardParams, source) ? standardParams[source] : undefined;
  if (params === undefined) {
    const similar = findSimilar(source, NAMES);
    return similar === undefined
      ? []
      : [
          {
            path: 'contentService',
            value: source,
            reason: `there is no source "${source}" here: is it "${similar}"?`,
          },
        ];
  }
  return Object.entries(query)
    .filter(([name, value]) => value !== undefined && !params.includes(name) && !IGNORED.has(name))
    .map(([name, value]) => {
      const similar = findSimilar(name, params);
      const hint =
        similar === undefined ? `Its parameters are: ${params.join(', ') || 'none'}.` : `Is it "${similar}"?`;
      return {
        path: `contentConfigValues.${name}`,
        value,
        reason: `the source "${source}" has no parameter "${name}", so it has no effect on the answer. ${hint}`,
      };
    });
}

/**
 * Lists the parameters of queries that no source reads: a misspelt `query` would bring all stories, and nobody would know
 * why. Sources whose name is nearly that of one that every site has are listed too.
 */
export function findUnknownQuery(
  { name: block, fields: schema }: { readonly name: string; readonly fields: FieldSchema },
  values: Readonly<Record<string, unknown>>,
): readonly UnknownField[] {
  return Object.entries(schema).flatMap(([field, { kind }]) => {
    const config = values[field];
    if (kind !== 'content' || !isRecord(config)) return [];
    const { contentService, contentConfigValues } = config;
    if (typeof contentService !== 'string' || !isRecord(contentConfigValues)) return [];
    return describeUnknown(contentService, contentConfigValues).map(({ path, value, reason }) => ({
      kind: 'unknown',
      block,
      field: `${field}.${path}`,
      value,
      message: `Field "${field}" of block "${block}": ${reason}`,
    }));
  });
}
