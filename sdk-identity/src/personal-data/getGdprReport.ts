import { readString } from '@broadsheet/client-core';
import { callAsReader } from '../call/callAsReader.ts';
import { fillPath } from '../call/fillPath.ts';
import { requireBody } from '../call/requireBody.ts';
import type { CallOptions } from '../CallOptions.ts';
import { personalDataCalls } from '../contract/personalDataCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';

/** What the service knows of the reader (wire-contract 5.1). */
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

/**
 * One report of the reader who is signed in (wire-contract 1.4).
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function getGdprReport(
  context: IdentityContext,
  id: number,
  { signal }: CallOptions = {},
): Promise<GdprReport> {
  const call = personalDataCalls.report;
  const path = fillPath(call.path, String(id));
  const request = { ...call, path, cache: 'no-cache', signal } as const;
  const { response } = await callAsReader(context, request);
  const body = requireBody(call, response, ({ data }) => data !== undefined);
  const text = (key: string): string | undefined => readString(body, key);
  return {
    asOfDate: text('asOfDate'),
    data: text('data') ?? JSON.stringify(body['data']),
    displayName: text('displayName'),
    email: text('email'),
    firstName: text('firstName'),
    lastName: text('lastName'),
    secondLastName: text('secondLastName'),
  };
}
