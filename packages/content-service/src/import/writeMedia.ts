import { mapItems, mapMembers } from '@broadsheet/client-core';
import { isJsonList, isJsonObject, omit, textAt } from '@broadsheet/service-kit/json';
import type { Json, JsonObject } from '@broadsheet/service-kit/json';

/** What an image is stored with instead of the path of its file, by the object in the document. */
export type MediaAddresses = ReadonlyMap<JsonObject, { readonly _id: string; readonly url: string }>;

/**
 * Writes the final ids and URLs of images into a document, and removes their resizer tokens. A token is a signature by the
 * server of the image. This platform signs its images itself; a token of another platform, or of a key that has changed
 * since, is invalid here, and the image would be missing in the page.
 */
export function writeMedia(document: JsonObject, addresses: MediaAddresses): JsonObject {
  const visit = (value: Json): Json => {
    if (isJsonList(value)) return mapItems(value, visit);
    return isJsonObject(value) ? writeMedia(value, addresses) : value;
  };
  const kept = textAt(document, 'type') === 'image' ? omit(document, 'auth') : document;
  return { ...mapMembers(kept, visit), ...addresses.get(document) };
}
