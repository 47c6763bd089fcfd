import { isApiError, isRecord } from '@broadsheet/client-core';

const isPassing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/**
 * Whether the failure of a renewal says that the refresh token is no good, and not that the service or something
 * before it is ill: a 401, or a refusal in the service's own words.
 */
export function isRefreshRefused(error: unknown): boolean {
  if (!isApiError(error) || isPassing(error.httpStatus)) return false;
  return error.httpStatus === 401 || (isRecord(error.body) && Boolean(error.body['code']));
}
