import { isJsonList, isJsonObject, omit, textAt } from '../json/Json.ts';
import type { Json, JsonObject } from '../json/Json.ts';

function visit(value: Json): Json {
  if (isJsonList(value)) return value.map(visit);
  return isJsonObject(value) ? withoutTokens(value) : value;
}

/**
 * Takes the resizer tokens off the images of a document. A token is a signature of whoever sends the image: this platform
 * signs what it sends when it is asked to, and the token of another one, or of a key that has changed since, opens
 * nothing here and would leave a hole in the page.
 */
export function withoutTokens(document: JsonObject): JsonObject {
  const kept = textAt(document, 'type') === 'image' ? omit(document, 'auth') : document;
  return Object.fromEntries(Object.entries(kept).map(([key, value]) => [key, visit(value)]));
}
