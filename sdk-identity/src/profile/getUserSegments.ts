import { isRecord, readNumber, readString, sendCall, withoutError } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { profileCalls } from '../contract/profileCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { writeItem } from './profileItems.ts';

/** The reader's audience segment; without `segment`, none. */
export interface UserSegment {
  readonly id?: number;
  readonly segment?: string;
}

/** A body with a segment, whatever else it says; an empty one for any other that is no refusal. */
function readSegment(body: unknown): Readonly<Record<string, unknown>> | undefined {
  if (isRecord(body) && body['segment'] !== undefined) return body;
  return withoutError(body) && {};
}

/**
 * The audience segment of the reader who is signed in. Always asked for; the last answer is kept
 * in storage for other scripts of the page.
 *
 * @returns an empty object for an answer without a segment
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
  return 'segment' in segments
    ? { id: readNumber(segments, 'id'), segment: readString(segments, 'segment') }
    : {};
}
