import { isApiError, isRecord } from '@broadsheet/client-core';

const isPassing = (status: number): boolean => status >= 500 || [408, 425, 429].includes(status);

/**
 * Returns whether an error of a refresh means that the refresh token is invalid, and not that the service or a proxy in front
 * of it has a fault: a 401, or a refusal with a body of the service.
 */
export function isRefreshRefused(error: unknown): boolean {
  if (!isApiError(error) || isPassing(error.httpStatus)) return false;
  return error.httpStatus === 401 || (isRecord(error.body) && Boolean(error.body['code']));
}
