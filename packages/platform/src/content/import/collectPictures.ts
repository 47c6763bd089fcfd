import { isJsonList, isJsonObject, textAt } from '../json/Json.ts';
import type { Json } from '../json/Json.ts';
import type { Picture } from '../store/ContentRecord.ts';

/** Every picture with an id and an address in a document, the document itself included. The first of an id counts. */
export function collectPictures(document: Json): readonly Picture[] {
  const found = new Map<string, Picture>();
  const visit = (value: Json): void => {
    if (isJsonList(value)) return value.forEach(visit);
    if (!isJsonObject(value)) return;
    const id = textAt(value, '_id');
    const isPicture = textAt(value, 'type') === 'image' && textAt(value, 'url') !== undefined;
    if (isPicture && id !== undefined && !found.has(id)) found.set(id, { id, body: value });
    Object.values(value).forEach(visit);
  };
  visit(document);
  return [...found.values()];
}
