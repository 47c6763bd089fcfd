import { isRecord, readArray, readFlag, readNumber, sendCall } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import type { GdprReportStatusBody } from '../contract/personalDataCalls.ts';
import { personalDataCalls } from '../contract/personalDataCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/** A report of the reader's personal data; times are milliseconds since 1970. */
export type GdprReportStatus = GdprReportStatusBody;

function parseStatus(item: unknown): GdprReportStatus | undefined {
  const id = isRecord(item) ? readNumber(item, 'id') : undefined;
  if (!isRecord(item) || id === undefined) return undefined;
  return {
    id,
    ready: readFlag(item, 'ready') ?? false,
    requestDate: readNumber(item, 'requestDate') ?? 0,
    availableUntil: readNumber(item, 'availableUntil') ?? 0,
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
    readArray({ body }, 'body', parseStatus);
  return sendCall(asReader(context), personalDataCalls.list, { ...parts, read });
}
