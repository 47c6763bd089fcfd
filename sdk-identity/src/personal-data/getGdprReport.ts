import { having, readEach, sendCall, string } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { personalDataCalls } from '../contract/personalDataCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/** A report with the personal data that the service stores about the reader. */
export interface GdprReport {
  /** The report's date as the service sent it; the embedded service sends ISO 8601. */
  readonly asOfDate?: string;
  /** The report as JSON text, to be passed to the reader unchanged. */
  readonly data: string;
  readonly displayName?: string;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly secondLastName?: string;
}

const texts = ['asOfDate', 'displayName', 'email', 'firstName', 'lastName', 'secondLastName'] as const;

const withData = having(({ data }) => data !== undefined);

/**
 * Fetches one report of the signed-in reader.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function getGdprReport(
  context: IdentityContext,
  id: number,
  { signal }: CallOptions = {},
): Promise<GdprReport> {
  const parts = { values: [String(id)], cache: 'no-cache', signal } as const;
  const body = await sendCall(asReader(context), personalDataCalls.report, { ...parts, read: withData });
  return {
    ...readEach(texts, (name) => string(body[name])),
    data: string(body['data']) ?? JSON.stringify(body['data']),
  };
}
