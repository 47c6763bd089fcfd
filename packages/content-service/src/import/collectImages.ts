import { isJsonList, isJsonObject, textAt } from '@broadsheet/service-kit/json';
import type { Json } from '@broadsheet/service-kit/json';
import type { ImageRecord } from '../store/ContentRecord.ts';

/** Collects the images with an id and a URL in a document, itself included; of several with one id, the first. */
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
