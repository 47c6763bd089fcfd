/**
 * The fields of documents that a caller wants, by `_sourceInclude`: whoever compares a hundred stories by their tags does not
 * need their text, and most of what a list costs is carrying text about.
 */
import { HttpError } from '../../http/HttpError.ts';
import { isJsonList, isJsonObject } from '../json/Json.ts';
import type { Json, JsonObject } from '../json/Json.ts';

/** A path of keys, from the document inwards; lists on the way count as what stands in them. */
export type FieldPath = readonly string[];

const MOST_FIELDS = 32;
const DEEPEST = 8;
/** What tells documents apart, and references from what they name, is always there. */
const ALWAYS = ['_id', 'type'];

/**
 * Reads `taxonomy.tags.slug,display_date`.
 *
 * @returns undefined when nothing is named: then the whole document is wanted
 * @throws HttpError 400 for more than 32 fields, or one that is deeper than 8 keys
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

/** The keys of a document without which no field can be reached. */
export function outermostKeys(fields: readonly FieldPath[]): readonly string[] {
  return [...new Set(fields.flatMap(([key]) => key ?? []))];
}

/** What a document holds at the paths, in its own shape. */
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
