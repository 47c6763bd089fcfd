import { isRecord, number, sendCall, string, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { profileCalls } from '../contract/profileCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { writeItem } from './profileItems.ts';

/** The reader's audience segment; the reader has none if `segment` is absent. */
export interface UserSegment {
  readonly id?: number;
  readonly segment?: string;
}

/** Returns a body that has a segment, whatever its other members; `{}` for any other body that is no refusal. */
function readSegment(body: unknown): Readonly<Record<string, unknown>> | undefined {
  if (isRecord(body) && body['segment'] !== undefined) return body;
  return withoutError(body) && {};
}

/**
 * Fetches the signed-in reader's audience segment at every call. The last response is stored for other scripts of the page.
 *
 * @returns an empty object when the response has no segment
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function getUserSegments(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<UserSegment> {
  const parts = { cache: 'no-cache', signal } as const;
  const segments = await sendCall(asReader(context), profileCalls.segments, { ...parts, read: readSegment });
  const updated = new Date(context.clock.now());
  writeItem(context, storageKeys.segments, { updated, uuid: context.session.read()?.uuid, segments });
  return 'segment' in segments ? { id: number(segments['id']), segment: string(segments['segment']) } : {};
}
