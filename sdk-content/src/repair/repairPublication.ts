import { isRecord, mapMembers } from '@broadsheet/client-core';
import type { JsonRecord } from '../client/JsonRecord.ts';
import { getText } from './RepairScope.ts';
import type { RepairScope } from './RepairScope.ts';

const DATES = ['display_date', 'publish_date', 'first_publish_date', 'created_date', 'last_updated_date'];
const DATE_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:?\d\d)$/i;
/** Texts with a year, a month and a day, which a date can be read from without guessing. */
const DATED = /^\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?)?$/i;
/** Seconds until the year 5138; larger numbers are milliseconds. */
const MOST_SECONDS = 100_000_000_000;

function toMilliseconds(value: unknown): number {
  if (typeof value === 'number') return Math.abs(value) < MOST_SECONDS ? value * 1_000 : value;
  if (typeof value !== 'string' || !DATED.test(value.trim())) return Number.NaN;
  const text = value
    .trim()
    .replace(' ', 'T')
    .replace(/ ?UTC$/i, 'Z');
  return Date.parse(
    /T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text.includes('T') ? text : `${text}T00:00`}Z`,
  );
}

/** Returns a date in ISO 8601; `undefined` when there is none in the value. */
function readDate(value: unknown): string | undefined {
  const time = toMilliseconds(value);
  return Math.abs(time) <= 8.64e15 ? new Date(time).toISOString() : undefined;
}

const isGoodDate = (value: unknown): boolean =>
  typeof value === 'string' && DATE_TIME.test(value) && !Number.isNaN(Date.parse(value));

/** Repairs the dates of a document. One without a time zone is in UTC; one that cannot be read is left out. */
function withDates(document: JsonRecord, { onRepair }: RepairScope): JsonRecord {
  return mapMembers(document, (value, name) => {
    if (!DATES.includes(name) || isGoodDate(value)) return value;
    const date = readDate(value);
    onRepair(
      date === undefined
        ? `"${name}" is no date and is left out`
        : `"${name}" is written as a date with its time, in UTC`,
    );
    return date;
  });
}

/** Returns whether a document is one that its newsroom has never published. */
function isDraft(document: JsonRecord): boolean {
  const { revision, additional_properties: more } = document;
  if (isRecord(revision) && typeof revision['published'] === 'boolean') return !revision['published'];
  const isNeverPublished = isRecord(more) && more['has_published_copy'] === false;
  return isNeverPublished && !('publish_date' in document) && !('first_publish_date' in document);
}

function withEdition(document: JsonRecord, { onRepair }: RepairScope): JsonRecord {
  const { publishing, revision } = document;
  const isUnpublished = isDraft(document);
  const hidden =
    isUnpublished && !(isRecord(revision) && revision['published'] === false)
      ? { ...document, revision: { ...(isRecord(revision) && revision), published: false } }
      : document;
  if (hidden !== document) onRepair('a document that was never published stays a draft');
  if (!isRecord(publishing) || typeof publishing['has_published_edition'] === 'boolean') return hidden;
  onRepair('"publishing" does not say whether there is a published edition; the revision says it');
  return { ...hidden, publishing: { ...publishing, has_published_edition: !isUnpublished } };
}

/** Repairs what keeps a document from readers, and rather locks than opens where that is not clear. */
function withRestrictions(document: JsonRecord, { onRepair }: RepairScope): JsonRecord {
  const { content_restrictions: restrictions } = document;
  if (!isRecord(restrictions)) return document;
  const { content_code: code, embargo } = restrictions;
  let repaired = restrictions;
  if (typeof code === 'number') {
    onRepair('a content code that is a number is read as text');
    repaired = { ...repaired, content_code: String(code) };
  }
  if (isRecord(embargo) && typeof embargo['active'] !== 'boolean') {
    onRepair('an embargo that does not say whether it is active lasts until its end');
    repaired = { ...repaired, embargo: { ...embargo, active: 'end_time' in embargo } };
  }
  const current = repaired['embargo'];
  if (isRecord(current) && 'end_time' in current && !isGoodDate(current['end_time'])) {
    const date = readDate(current['end_time']);
    const { end_time: _, ...endless } = current;
    onRepair(
      date === undefined
        ? 'an embargo whose end is no date has no end'
        : 'the end of an embargo is read in UTC',
    );
    repaired = { ...repaired, embargo: date === undefined ? endless : { ...endless, end_time: date } };
  }
  return repaired === restrictions ? document : { ...document, content_restrictions: repaired };
}

function withId(document: JsonRecord, { onRepair }: RepairScope): JsonRecord {
  const { _id: own, id, ...others } = document;
  if (typeof own === 'string' || (own === undefined && typeof id !== 'string' && typeof id !== 'number'))
    return document;
  if (own !== undefined && typeof own !== 'number') return document;
  onRepair('the id of a document is read as text in "_id"');
  return { _id: String(own ?? id), ...others };
}

function withAddress(document: JsonRecord, { onRepair }: RepairScope): JsonRecord {
  if ('canonical_url' in document || 'websites' in document) return document;
  const url = getText(document, 'website_url');
  if (url === undefined) return document;
  onRepair('a document that says only its address on a site has that as its canonical address');
  return { ...document, canonical_url: url };
}

/** Repairs how a whole document is published: its id, its address, its dates, its edition and its restrictions. */
export function repairPublication(document: JsonRecord, scope: RepairScope): JsonRecord {
  const addressed = withAddress(withId(document, scope), scope);
  return withRestrictions(withEdition(withDates(addressed, scope), scope), scope);
}
