/** Exports the audit log as a file: CSV for spreadsheets, or one JSON object a line. */
import type { Queries } from '@broadsheet/service-kit/database';
import { readAudit } from './auditLog.ts';
import type { AuditEntry, AuditFilter } from './auditLog.ts';

export const EXPORT_FORMATS = ['csv', 'ndjson'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

const BATCH = 500;
const COLUMNS = ['number', 'at', 'editor', 'action', 'subject'] as const;

/**
 * Returns a text as a CSV cell. Text that a spreadsheet would read as a formula gets a leading apostrophe, because anybody,
 * even without an account, can type the subject of an entry.
 */
export function toCsvCell(text: string): string {
  const isFormula = /^[\s]*[=+\-@]|^[\t\r]/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const toRow = ({ number, at, editorName, action, subject }: AuditEntry) => ({
  number,
  at: new Date(at).toISOString(),
  editor: editorName,
  action,
  subject,
});

function printEntry(entry: AuditEntry, format: ExportFormat): string {
  const row = toRow(entry);
  if (format === 'ndjson') return `${JSON.stringify(row)}\n`;
  return `${COLUMNS.map((name) => (name === 'number' ? row.number : toCsvCell(row[name]))).join(',')}\r\n`;
}

/** Yields the parts of the file, the newest entries first; only one part is in memory at a time. */
export async function* exportAudit(
  queries: Queries,
  filter: Omit<AuditFilter, 'size'>,
  format: ExportFormat,
): AsyncGenerator<string> {
  if (format === 'csv') yield `${COLUMNS.join(',')}\r\n`;
  let { before } = filter;
  for (;;) {
    const entries = await readAudit(queries, { ...filter, before, size: BATCH });
    const last = entries.at(-1);
    if (last === undefined) return;
    yield entries.map((entry) => printEntry(entry, format)).join('');
    before = last.number;
  }
}
