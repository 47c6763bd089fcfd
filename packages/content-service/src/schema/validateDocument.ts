import { Ajv } from 'ajv';
import type { ValidateFunction } from 'ajv';
import formats from 'ajv-formats';
import {
  isJsonObject,
  textAt,
  valueAt,
  explainProblems,
  validatorOptions,
} from '@broadsheet/service-kit/json';
import type { Json, JsonObject, DocumentProblem } from '@broadsheet/service-kit/json';
import { documents } from './documents.ts';
import { elements } from './elements.ts';
import { newsroom } from './newsroom.ts';
import { people } from './people.ts';
import { placement } from './placement.ts';

/** The types of documents that have a schema. */
export const DOCUMENT_TYPES = [
  'story',
  'gallery',
  'video',
  'image',
  'audio',
  'collection',
  'redirect',
  'author',
  'tag',
] as const;
export type DocumentType = (typeof DOCUMENT_TYPES)[number];

const root = {
  $id: 'content',
  definitions: { ...documents, ...elements, ...newsroom, ...people, ...placement },
};

let ajv: Ajv | undefined;

/** Returns the validator of a type. Schemas are compiled at the first call, because that takes noticeable time. */
function getValidator(type: DocumentType): ValidateFunction {
  if (ajv === undefined) {
    ajv = new Ajv(validatorOptions);
    formats.default(ajv, ['date-time', 'email', 'uri']);
    ajv.addSchema(root);
  }
  const validate = ajv.getSchema(`content#/definitions/${type}`);
  if (validate === undefined)
    throw new Error(`There is no document schema named "${type}". Add it to schema/.`);
  return validate;
}

/** Returns the type of a document; undefined when it has no schema. */
export function getDocumentType(document: Json): DocumentType | undefined {
  const type = textAt(document, 'type');
  return DOCUMENT_TYPES.find((known) => known === type);
}

function versionProblem(document: JsonObject): DocumentProblem | undefined {
  const version = valueAt(document, 'version');
  if (version === undefined || (typeof version === 'string' && /^0\.10\.\d+$/.test(version)))
    return undefined;
  return {
    path: '$.version',
    reason: `the document is written in version ${JSON.stringify(version)} of the content format and only 0.10 is understood; convert it first`,
  };
}

/** Checks that a focal point, in pixels from the top left corner, is inside the image. */
function focalPointProblem(document: JsonObject): DocumentProblem | undefined {
  const outside = (position: Json | undefined, length: Json | undefined): boolean =>
    typeof position === 'number' && (position < 0 || (typeof length === 'number' && position > length));
  const isOutside =
    outside(valueAt(document, 'focal_point', 'x'), valueAt(document, 'width')) ||
    outside(valueAt(document, 'focal_point', 'y'), valueAt(document, 'height'));
  return isOutside
    ? { path: '$.focal_point', reason: 'the focal point lies outside of the image' }
    : undefined;
}

/**
 * Checks a document against the schema of its type.
 *
 * @returns the problems, in the order of the document; empty when it is good
 */
export function validateDocument(type: DocumentType, document: Json): readonly DocumentProblem[] {
  if (!isJsonObject(document)) return [{ path: '$', reason: 'a document must be a JSON object' }];
  const version = versionProblem(document);
  if (version !== undefined) return [version];
  const validate = getValidator(type);
  if (!validate(document)) return explainProblems(validate.errors ?? []);
  const focalPoint = type === 'image' ? focalPointProblem(document) : undefined;
  return focalPoint === undefined ? [] : [focalPoint];
}
