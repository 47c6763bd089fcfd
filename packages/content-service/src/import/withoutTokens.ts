import { mapItems, mapMembers } from '@broadsheet/client-core';
import { isJsonList, isJsonObject, omit, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

function visit(value: Json): Json {
  if (isJsonList(value)) return mapItems(value, visit);
  return isJsonObject(value) ? withoutTokens(value) : value;
}

/**
 * Removes the resizer tokens from the images of a document. A token is a signature by the server of the image. This platform
 * signs its images itself; a token of another platform, or of a key that has changed since, is invalid here, and the image
 * would be missing in the page.
 */
export function withoutTokens(document: JsonObject): JsonObject {
  const kept = textAt(document, 'type') === 'image' ? omit(document, 'auth') : document;
  return mapMembers(kept, visit);
}
