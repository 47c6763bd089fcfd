export {
  compact,
  isJsonList,
  isJsonObject,
  listAt,
  mapObjects,
  objectAt,
  omit,
  parseJson,
  textAt,
  valueAt,
} from './Json.ts';
export type { Json, JsonObject } from './Json.ts';
export {
  anything,
  boolean,
  closed,
  constant,
  dateTime,
  integer,
  listOf,
  matching,
  number,
  open,
  openObject,
  recordOf,
  ref,
  text,
} from './Schema.ts';
export type { Schema } from './Schema.ts';
export { explainProblems } from './explainProblems.ts';
export type { DocumentProblem, ProblemPhrase } from './explainProblems.ts';
export { validatorOptions } from './validatorOptions.ts';
