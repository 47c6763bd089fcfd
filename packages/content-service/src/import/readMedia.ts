import { isJsonList, isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';
import { DEEPEST } from './findUnstorableText.ts';

/** A place in a document with the URL of what may be a file: an image, or anything else with a `url`. */
export interface MediaReference {
  /** The object whose `url` it is. */
  readonly holder: JsonObject;
  readonly url: string;
  /** The JSON path of the URL. */
  readonly path: string;
  readonly isImage: boolean;
}

/** Reads the URLs in a document that may be those of files; what stands further inside comes first. */
export const readMedia = (document: JsonObject): readonly MediaReference[] => readValue(document, '$', 0);

function readValue(value: Json, path: string, depth: number): readonly MediaReference[] {
  // A document that is nested deeper is refused.
  if (depth > DEEPEST) return [];
  if (isJsonList(value))
    return value.flatMap((item, index) => readValue(item, `${path}[${index}]`, depth + 1));
  if (!isJsonObject(value)) return [];
  const inner = Object.entries(value).flatMap(([key, item]) => readValue(item, `${path}.${key}`, depth + 1));
  const url = textAt(value, 'url');
  if (url === undefined) return inner;
  const isImage = textAt(value, 'type') === 'image';
  return [...inner, { holder: value, url, path: `${path}.url`, isImage }];
}
