import { having, readString, sendCall } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { personalDataCalls } from '../contract/personalDataCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { readEach } from '../json/readEach.ts';

/** What the service knows of the reader. */
export interface GdprReport {
  /** As it came; the embedded service writes ISO 8601. */
  readonly asOfDate?: string;
  /** JSON as text, to be handed to the reader as it is. */
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
 * One report of the reader who is signed in.
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
    ...readEach(texts, (name) => readString(body, name)),
    data: readString(body, 'data') ?? JSON.stringify(body['data']),
  };
}
