import { isRecord } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import { getText } from './RepairScope.ts';

const PICTURE = /\.(?:avif|gif|jpe?g|png|webp)(?:$|[?#])/i;

function isPicture(record: JsonRecord): boolean {
  const url = getText(record, 'url');
  if (url === undefined) return false;
  return PICTURE.test(url) || ['width', 'height', 'alt_text', 'focal_point'].some((name) => name in record);
}

function isStory(record: JsonRecord): boolean {
  const isPlaced = ['canonical_url', 'website_url', 'websites'].some((name) => name in record);
  return isPlaced && (isRecord(record['headlines']) || Array.isArray(record['content_elements']));
}

/** Returns the type that the members of a document or of an element without one show; `undefined` when they do not. */
export function guessType(record: JsonRecord): string | undefined {
  if (Array.isArray(record['streams']) || getText(record, 'video_type') !== undefined) return 'video';
  if (isStory(record)) return 'story';
  if (isPicture(record)) return 'image';
  if (isRecord(record['referent'])) return 'reference';
  return getText(record, 'content') === undefined ? undefined : 'text';
}
