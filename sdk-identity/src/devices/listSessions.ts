import { flag, isRecord, list, number, sendCall, string } from '@broadsheet/client-core';
import { asReader } from '../authorization/asReader.ts';
import type { CallOptions } from '../call/CallOptions.ts';
import { deviceCalls } from '../contract/deviceCalls.ts';
import type { IdentityContext } from '../context/IdentityContext.ts';

/** A browser or app in which the reader is signed in; times are milliseconds since 1970. */
export interface ReaderSession {
  readonly id: string;
  /** The `User-Agent` header at the sign-in; may be empty, and may be any text. */
  readonly userAgent: string;
  readonly signedInOn?: number;
  /** The time when the session was started or last refreshed. */
  readonly lastUsedOn?: number;
  /** Whether it is the session that sent the request. */
  readonly isCurrent: boolean;
}

function parseSession(item: unknown): ReaderSession | undefined {
  const id = isRecord(item) ? string(item['id']) : undefined;
  if (!isRecord(item) || !id) return undefined;
  return {
    id,
    userAgent: string(item['userAgent']) ?? '',
    signedInOn: number(item['createdOn']),
    lastUsedOn: number(item['lastUsedOn']),
    isCurrent: flag(item['current']) ?? false,
  };
}

/**
 * Lists the signed-in reader's sessions in all browsers and apps, without those that cannot be parsed.
 *
 * @throws IdentityError `missing_jwt`, `session_changed`
 * @throws ApiError, NetworkError
 */
export async function listSessions(
  context: IdentityContext,
  { signal }: CallOptions = {},
): Promise<readonly ReaderSession[]> {
  const parts = { cache: 'no-cache', signal } as const;
  const read = (body: unknown): readonly ReaderSession[] | undefined => list(parseSession)({ body }['body']);
  return sendCall(asReader(context), deviceCalls.list, { ...parts, read });
}
