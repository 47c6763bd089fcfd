import { list, number, record, text } from '@broadsheet/sdk-content';
import type { Parser } from '@broadsheet/sdk-content';
import type { EditorClient } from '../api/EditorClient.ts';

/** What somebody did. */
export interface AuditEntry {
  readonly number: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Empty for what nobody signed in has done. */
  readonly editorName: string;
  readonly action: string;
  readonly subject: string;
}

/** Which entries are shown; texts as they stand in the fields, empty for all. */
export interface AuditFilter {
  readonly text: string;
  /** A word such as `page`, for all of its kind. */
  readonly action: string;
  /** Days such as `2026-11-23`, both included. */
  readonly from: string;
  readonly to: string;
}

export const EVERYTHING: AuditFilter = { text: '', action: '', from: '', to: '' };

const DAY_MS = 24 * 60 * 60_000;

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

/** The query of a filter, for reading as for the export. */
function toQuery({ text: words, action, from, to }: AuditFilter): URLSearchParams {
  const query = new URLSearchParams();
  if (words !== '') query.set('text', words);
  if (action !== '') query.set('action', action);
  if (from !== '') query.set('from', new Date(from).toISOString());
  if (to !== '') query.set('to', new Date(Date.parse(to) + DAY_MS).toISOString());
  return query;
}

const SIZE = 100;

/** Newest first. @param before only entries with a lower number */
export function readEntries(
  client: EditorClient,
  filter: AuditFilter,
  { before, signal }: { readonly before?: number; readonly signal?: AbortSignal } = {},
): Promise<readonly AuditEntry[]> {
  const query = toQuery(filter);
  query.set('size', String(SIZE));
  if (before !== undefined) query.set('before', String(before));
  return client.get(`/audit?${query}`, parseEntries, signal);
}

/** Whether there may be more after these. */
export const isFull = (entries: readonly AuditEntry[]): boolean => entries.length % SIZE === 0;

/** Where the entries of a filter are had as a file. */
export function exportUrl(filter: AuditFilter, format: 'csv' | 'ndjson'): string {
  const query = toQuery(filter);
  query.set('format', format);
  return `/pagebuilder/api/audit/export?${query}`;
}
