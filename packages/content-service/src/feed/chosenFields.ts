/**
 * The fields of documents that a caller selects with `_sourceInclude`. A caller that compares a hundred stories by their
 * tags does not need their text, and transferring text is most of the cost of a list.
 */
import { HttpError } from '@broadsheet/service-kit/http';
import { isJsonList, isJsonObject } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** A path of keys from the root of the document; a list on the path stands for each of its items. */
export type FieldPath = readonly string[];

const MOST_FIELDS = 32;
const DEEPEST = 8;
/** The fields that are always included: they identify a document, and tell references from other objects. */
const ALWAYS = ['_id', 'type'];

/**
 * Parses a list of fields such as `taxonomy.tags.slug,display_date`.
 *
 * @returns undefined when the parameter is absent: the caller wants whole documents
 * @throws HttpError 400 when there are more than 32 fields, or one has an empty key or more than 8 keys
 */
export function readChosenFields(text: string | undefined): readonly FieldPath[] | undefined {
  if (text === undefined) return undefined;
  const paths = text.split(',').map((path) => path.trim().split('.'));
  const isReadable = paths.every((path) => path.length <= DEEPEST && path.every((key) => key !== ''));
  if (isReadable && paths.length <= MOST_FIELDS) return [...ALWAYS.map((key) => [key]), ...paths];
  throw new HttpError(
    400,
    `The parameter "_sourceInclude" names fields such as "_id,taxonomy.tags.slug": ${MOST_FIELDS} at most, each of ${DEEPEST} keys at most.`,
  );
}

/** Returns the top-level keys that the fields need. */
export function outermostKeys(fields: readonly FieldPath[]): readonly string[] {
  return [...new Set(fields.flatMap(([key]) => key ?? []))];
}

/** Returns a copy of a document with only the members at the paths; the structure stays the same. */
export function chooseFields(value: JsonObject, fields: readonly FieldPath[]): JsonObject {
  const chosen: [string, Json][] = [];
  for (const [key, member] of Object.entries(value)) {
    const within = fields.filter(([first]) => first === key).map(([, ...rest]) => rest);
    if (within.some((rest) => rest.length === 0)) chosen.push([key, member]);
    else if (within.length > 0) chosen.push([key, chooseWithin(member, within)]);
  }
  return Object.fromEntries(chosen);
}

function chooseWithin(value: Json, fields: readonly FieldPath[]): Json {
  if (isJsonList(value)) return value.map((item) => chooseWithin(item, fields));
  return isJsonObject(value) ? chooseFields(value, fields) : value;
}
