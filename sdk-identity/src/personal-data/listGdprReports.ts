import { flag, isRecord, list, number, sendCall } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { GdprReportStatusBody } from '../contract/personalDataCalls.ts';
import { personalDataCalls } from '../contract/personalDataCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/** A report of the reader's personal data; times are milliseconds since 1970. */
export type GdprReportStatus = GdprReportStatusBody;

function parseStatus(item: unknown): GdprReportStatus | undefined {
  const id = isRecord(item) ? number(item['id']) : undefined;
  if (!isRecord(item) || id === undefined) return undefined;
  return {
    id,
    ready: flag(item['ready']) ?? false,
    requestDate: number(item['requestDate']) ?? 0,
    availableUntil: number(item['availableUntil']) ?? 0,
  };
}

/**
 * Lists the signed-in reader's reports, without those that cannot be parsed.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function listGdprReports(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<readonly GdprReportStatus[]> {
  const parts = { query: { _: context.clock.now() }, signal };
  const read = (body: unknown): readonly GdprReportStatus[] | undefined =>
    list(parseStatus)({ body }['body']);
  return sendCall(asReader(context), personalDataCalls.list, { ...parts, read });
}
