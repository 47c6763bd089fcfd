import { DAY_MS, list, number, record, text } from '@broadsheet/client-core';
import type { Parser } from '@broadsheet/client-core';
import type { EditorClient } from '../api/EditorClient.ts';
import { toMoment } from '../publishing/zonedMoment.ts';

/** One entry of the log. */
export interface AuditEntry {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The name of the editor; empty for an action without a session. */
  readonly editorName: string;
  readonly action: string;
  readonly subject: string;
}

/** The filter of entries: the texts of its fields, empty for all entries. */
export interface AuditFilter {
  readonly text: string;
  /** A word such as `page`, for all actions of that kind. */
  readonly action: string;
  /** The first day, such as `2026-11-23`; both days are included. */
  readonly from: string;
  readonly to: string;
}

export const EVERYTHING: AuditFilter = { text: '', action: '', from: '', to: '' };

/** Returns the day after another one, both such as `2026-11-23`. */
const getNextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);

/** Returns when a day begins in a time zone, as ISO 8601; `undefined` for a day that does not exist. */
function toBeginning(day: string, zone: string): string | undefined {
  const moment = toMoment({ day, time: '00:00' }, zone);
  return moment === undefined ? undefined : new Date(moment).toISOString();
}

const parseEntry: Parser<AuditEntry> = (input) => {
  const {
    number: count,
    at,
    editorName = '',
    action,
    subject = '',
  } = record({ number, at: number, editorName: text, action: text, subject: text })(input) ?? {};
  if (count === undefined || at === undefined || action === undefined) return undefined;
  return { number: count, at, editorName, action, subject };
};

const parseEntries: Parser<readonly AuditEntry[]> = (input) =>
  record({ entries: list(parseEntry) })(input)?.entries;

/** Returns the query of a filter, for reading and for the export. A day that does not exist is left out. */
function toQuery({ text: words, action, from, to }: AuditFilter, zone: string): URLSearchParams {
  const query = new URLSearchParams();
  if (words !== '') query.set('text', words);
  if (action !== '') query.set('action', action);
  const begin = toBeginning(from, zone);
  const end = toBeginning(to, zone) && toBeginning(getNextDay(to), zone);
  if (begin !== undefined) query.set('from', begin);
  if (end !== undefined) query.set('to', end);
  return query;
}

const SIZE = 100;

export interface EntriesQuery {
  readonly filter: AuditFilter;
  /** The time zone of the filter's days, such as `Europe/London`. */
  readonly zone: string;
  /** Only entries with a lower number are returned. */
  readonly before?: number;
  readonly signal?: AbortSignal;
}

/** Reads entries, newest first. */
export function readEntries(
  client: EditorClient,
  { filter, zone, before, signal }: EntriesQuery,
): Promise<readonly AuditEntry[]> {
  const query = toQuery(filter, zone);
  query.set('size', String(SIZE));
  if (before !== undefined) query.set('before', String(before));
  return client.get(`/audit?${query}`, parseEntries, signal);
}

/** Returns whether there may be more entries after these. */
export const isFull = (entries: readonly AuditEntry[]): boolean => entries.length % SIZE === 0;

/** Returns the URL of a file with the entries of a filter. */
export function exportUrl(
  { filter, zone }: Pick<EntriesQuery, 'filter' | 'zone'>,
  format: 'csv' | 'ndjson',
): string {
  const query = toQuery(filter, zone);
  query.set('format', format);
  return `/pagebuilder/api/audit/export?${query}`;
}
