import { ApiError } from '@broadsheet/client-core';
import type { TransportRequest, TransportResponse } from '@broadsheet/client-core';
import { hasUuid, requireBody } from '../call/requireBody.ts';
import { parseUserProfile } from './parseUserProfile.ts';
import type { UserProfile } from './UserProfile.ts';

/** The profile that an answer holds. @throws ApiError */
export function requireProfile(
  call: Pick<TransportRequest, 'method' | 'path'>,
  response: TransportResponse,
): UserProfile {
  const body = requireBody(call, response, hasUuid);
  const profile = parseUserProfile(body);
  if (profile !== undefined) return profile;
  throw new ApiError(`${call.method} ${call.path} was answered without a profile.`, {
    code: 'invalid_body',
    httpStatus: response.status,
    body,
  });
}
