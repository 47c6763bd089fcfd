import { isRecord, readArray, readFlag, readNumber, readString, sendCall } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { deviceCalls } from '../contract/deviceCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/** A browser or app that the reader is signed in with; moments are milliseconds since 1970. */
export interface ReaderSession {
  readonly id: string;
  /** What the browser called itself as the reader signed in, a `User-Agent`; may be empty. Any text at all. */
  readonly userAgent: string;
  readonly signedInOn?: number;
  /** When the session was opened or last refreshed. */
  readonly lastUsedOn?: number;
  /** Whether it is the session that asks. */
  readonly isCurrent: boolean;
}

function parseSession(item: unknown): ReaderSession | undefined {
  const id = isRecord(item) ? readString(item, 'id') : undefined;
  if (!isRecord(item) || !id) return undefined;
  return {
    id,
    userAgent: readString(item, 'userAgent') ?? '',
    signedInOn: readNumber(item, 'createdOn'),
    lastUsedOn: readNumber(item, 'lastUsedOn'),
    isCurrent: readFlag(item, 'current') ?? false,
  };
}

/**
 * The sessions of the reader who is signed in, in all browsers and apps. One that cannot be read is left out.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function listSessions(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<readonly ReaderSession[]> {
  const parts = { cache: 'no-cache', signal } as const;
  const read = (body: unknown): readonly ReaderSession[] | undefined =>
    readArray({ body }, 'body', parseSession);
  return sendCall(asReader(context), deviceCalls.list, { ...parts, read });
}
