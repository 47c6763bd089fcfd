import { isJsonList, isJsonObject, textAt } from '../json/Json.ts';
import type { Json } from '../json/Json.ts';
import type { ImageRecord } from '../store/ContentRecord.ts';

/** Every image with an id and an address in a document, the document itself included. The first of an id counts. */
export function collectImages(document: Json): readonly ImageRecord[] {
  const found = new Map<string, ImageRecord>();
  const visit = (value: Json): void => {
    if (isJsonList(value)) return value.forEach(visit);
    if (!isJsonObject(value)) return;
    const id = textAt(value, '_id');
    const isImage = textAt(value, 'type') === 'image' && textAt(value, 'url') !== undefined;
    if (isImage && id !== undefined && !found.has(id)) found.set(id, { id, body: value });
    Object.values(value).forEach(visit);
  };
  visit(document);
  return [...found.values()];
}
