import { isRecord } from '@broadsheet/client-core';
import { rewriteRecords } from './rewriteRecords.ts';
import type { JsonRecord } from '../client/JsonRecord.ts';

const HTTP = /^https?:\/\//i;

function withImage(author: JsonRecord, mayHold: RegExp): JsonRecord {
  const { image } = author;
  if (isRecord(image)) {
    const isUnmarked = typeof image['url'] === 'string' && image['type'] !== 'image';
    return isUnmarked ? { ...author, image: { ...image, type: 'image' } } : author;
  }
  if (typeof image !== 'string' || !mayHold.test(image) || isRecord(author['ansImage'])) return author;
  return { ...author, ansImage: { type: 'image', url: image } };
}

function prepareCredit(record: JsonRecord): JsonRecord {
  if (record['type'] !== 'author') return record;
  const author = withImage(record, HTTP);
  const properties = author['additional_properties'];
  const original = isRecord(properties) ? properties['original'] : undefined;
  if (!isRecord(properties) || !isRecord(original)) return author;
  const prepared = withImage(original, HTTP);
  return prepared === original
    ? author
    : { ...author, additional_properties: { ...properties, original: prepared } };
}

function prepareAuthors(answer: unknown): unknown {
  if (!isRecord(answer) || !Array.isArray(answer['authors'])) return answer;
  const authors: readonly unknown[] = answer['authors'];
  return {
    ...answer,
    authors: authors.map((author) => (isRecord(author) ? withImage(author, /./) : author)),
  };
}

/**
 * Converts authors' images to the form that can be signed: an `image` object with a URL gets `type` image; an author whose
 * `image` is an http URL also gets an `ansImage`. In `authors[]`, any text counts as a URL. The same applies to the author's
 * record in `additional_properties.original`.
 */
export function preparePortraits(answer: unknown): unknown {
  return prepareAuthors(rewriteRecords(answer, prepareCredit));
}
