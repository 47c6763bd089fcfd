import type { Hono } from 'hono';
import { readParameters } from '@broadsheet/service-kit/http';
import type { Parameters, ServiceEnv } from '@broadsheet/service-kit/http';
import type { EditingContext } from '../EditingContext.ts';
import { EditingError } from '../EditingError.ts';
import { EDITING_PATH } from '../http/createEditingApp.ts';
import { requireEditor } from '../sessions/editorSessions.ts';
import { readAudit } from '../audit/auditLog.ts';
import type { AuditFilter } from '../audit/auditLog.ts';
import { EXPORT_FORMATS, exportAudit } from '../audit/exportAudit.ts';
import type { ExportFormat } from '../audit/exportAudit.ts';

const LARGEST = 2_147_483_647;
const MOST = 500;
const LONGEST = 200;

const TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
};

function readText(parameters: Parameters, name: string): string | undefined {
  const text = parameters.text(name)?.trim() ?? '';
  if (text.length > LONGEST)
    throw new EditingError(400, `The parameter "${name}" is longer than ${LONGEST} characters. Shorten it.`);
  return text === '' ? undefined : text;
}

function readMoment(parameters: Parameters, name: string): number | undefined {
  const text = parameters.text(name);
  if (text === undefined) return undefined;
  const moment = /^\d{4}-\d{2}-\d{2}/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment))
    throw new EditingError(400, `The parameter "${name}" must be a moment such as 2026-11-23T06:00:00Z.`);
  return moment;
}

function readFilter(url: string): AuditFilter {
  const parameters = readParameters(url);
  return {
    before: parameters.integer('before', LARGEST, { min: 1 }),
    size: parameters.integer('size', 100, { min: 1, max: MOST }),
    action: readText(parameters, 'action'),
    text: readText(parameters, 'text'),
    from: readMoment(parameters, 'from'),
    to: readMoment(parameters, 'to'),
  };
}

function readFormat(url: string): ExportFormat {
  const format = readParameters(url).text('format') ?? 'csv';
  const known = EXPORT_FORMATS.find((each) => each === format);
  if (known !== undefined) return known;
  throw new EditingError(
    400,
    `There is no format "${format.slice(0, 20)}". Take one of ${EXPORT_FORMATS.join(', ')}.`,
  );
}

function streamText(pieces: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await pieces.next();
      if (done === true) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: () => void pieces.return(undefined),
  });
}

/**
 * Adds the endpoints of the audit log. `GET ?before=120&size=100` returns entries, the newest first, filtered by `action`,
 * `text`, `from` and `to`. `/export` returns all matching entries as a file, with a `format` of `csv` or `ndjson`.
 */
export function addAuditRoutes(app: Hono<ServiceEnv>, context: EditingContext): void {
  app.get(`${EDITING_PATH}/audit`, async (call) => {
    await requireEditor(context, call.req.raw, 'administrator');
    return call.json({ entries: await readAudit(context.database, readFilter(call.req.url)) });
  });
  app.get(`${EDITING_PATH}/audit/export`, async (call) => {
    await requireEditor(context, call.req.raw, 'administrator');
    const [filter, format] = [readFilter(call.req.url), readFormat(call.req.url)];
    const day = new Date(context.clock.now()).toISOString().slice(0, 10);
    return call.body(streamText(exportAudit(context.database, filter, format)), 200, {
      'Content-Type': TYPES[format],
      'Content-Disposition': `attachment; filename="audit-${day}.${format}"`,
    });
  });
}
