import { isRecord, readNumber, readString, requireNoError } from '@broadsheet/client-core';
import { callAsReader } from '../call/callAsReader.ts';
import type { CallOptions } from '../CallOptions.ts';
import { profileCalls } from '../contract/profileCalls.ts';
import type { IdentityContext } from '../IdentityContext.ts';
import { storageKeys } from '../storage/storageKeys.ts';
import { writeItem } from './profileItems.ts';

/** The reader's audience segment; without `segment`, none. */
export interface UserSegment {
  readonly id?: number;
  readonly segment?: string;
}

/**
 * The audience segment of the reader who is signed in (wire-contract 1.3). Always asked for; the last answer is kept
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
  const request = { ...profileCalls.segments, cache: 'no-cache', signal } as const;
  const { response, session } = await callAsReader(context, request);
  const { body } = response;
  const isSegment = isRecord(body) && body['segment'] !== undefined;
  if (!isSegment) requireNoError(response);
  const updated = new Date(context.clock.now());
  const segments = isSegment ? body : {};
  writeItem(context, storageKeys.segments, { updated, uuid: session.uuid, segments });
  return isSegment ? { id: readNumber(body, 'id'), segment: readString(body, 'segment') } : {};
}
